"""A worker as it should not be: does what the name of the bot says."""

import json
import sys
import time

sys.stdout.write('{"ready":true}\n')
sys.stdout.flush()
for line in sys.stdin:
    question = json.loads(line)
    if question["bot"] == "sleeps":
        time.sleep(60)
    if question["bot"] == "fine after a while":
        time.sleep(0.2)
    if question["bot"] == "dies":
        sys.exit(3)
    answer = {"id": question["id"], "move": question["moves"][0]}
    if question["bot"] == "cheats":
        answer["move"] = 99
    if question["bot"] == "wordy":
        answer["insight"] = "why " * 100_000
    if question["bot"] == "confused":
        answer["id"] = -1
    sys.stdout.write("nonsense\n" if question["bot"] == "babbles" else json.dumps(answer) + "\n")
    sys.stdout.flush()
