# Pro agenty, kteří čtou.
agent-answer = Odpovězte číslem jednoho tahu, od 1 do { $count }.
agent-again = To neoznačuje žádný z tahů. Odpovězte jediným celým číslem od 1 do { $count }, ničím jiným.
agent-over = Hra skončila.
agent-waiting = Teď nerozhodujete vy.
agent-played = Zahráno: { $move }
agent-legal = Tento tah je teď dovolený.
agent-no-such-move = Tah { $number } není; tahů je { $count }.
agent-moves-now = Nic nebylo zahráno. Tahy jsou teď tyto:
agent-not-found = O tom v pravidlech nic není.
agent-chapters = Kapitoly pravidel; ptejte se na ně slovem před nadpisem:
