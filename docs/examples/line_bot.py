"""A bot in ten lines: any legal answer but a pass. docs/bot-protocol.md says what it hears and says."""
import json, random, sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif message["type"] == "ask":
        question = message["question"]
        active = [words for words in question["legal"] if words != question["pass"]] or question["legal"]
        print(json.dumps({"type": "answer", "id": message["id"], "say": random.choice(active)}), flush=True)
