"""The rules of Agent Avenue, by the chapters of RULES.md."""
