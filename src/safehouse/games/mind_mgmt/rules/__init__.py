"""The rules in the order of the rulebook: set-up, the Recruiter's turn, the Rogue Agents' turn, notes, the
end."""
