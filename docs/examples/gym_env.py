"""A seat at a game in the shape of a Gym environment. It runs as a bot: its input and output are the game's, its
words for people go to stderr. `grimalkin answers GAME > words.txt`, then me="python3 gym_env.py words.txt"."""
import json, random, sys


class Env:
    """reset and step as in Gym; the observation is the view, `info["action_mask"]` has a 1 for each legal action."""

    def __init__(self, words):
        self.words = words

    def say(self, **message):
        print(json.dumps(message), flush=True)

    def hear(self):
        """Until this seat is asked or the game is over: (observation, reward, terminated, truncated, info)."""
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "hello":
                self.seat, self.seats = message["seat"], message["seats"]
                self.say(type="ready")
            elif message["type"] == "ask":
                self.id, legal = message["id"], set(message["question"]["legal"])
                mask = [int(line in legal) for line in self.words]
                return message["view"], 0.0, False, False, {"action_mask": mask, "ask": message["question"]["ask"]}
            elif message["type"] == "over":
                result = message["result"]
                return None, self.reward(result), result is not None, result is None, {}
        sys.exit()

    def reward(self, result):
        """The share of the others that are behind less of those that are ahead; 1 if all have won, -1 if nobody has."""
        if result is None or len(result["winners"]) in (0, self.seats):
            return 0.0 if result is None else 1.0 if result["winners"] else -1.0
        places, own = result["places"], result["places"][self.seat]
        return (sum(place > own for place in places) - sum(place < own for place in places)) / (self.seats - 1)

    def reset(self):
        observation, _, over, given_up, info = self.hear()
        return self.reset() if over or given_up else (observation, info)

    def step(self, action):
        self.say(type="answer", id=self.id, say=self.words[action])
        return self.hear()


if __name__ == "__main__":
    env, episode = Env(open(sys.argv[1], encoding="utf-8").read().split("\n")[:-1]), 0
    while True:
        observation, info = env.reset()
        episode, steps, done = episode + 1, 0, False
        while not done:
            action = random.choice([n for n, legal in enumerate(info["action_mask"]) if legal])
            observation, reward, terminated, truncated, info = env.step(action)
            steps, done = steps + 1, terminated or truncated
        print(f"episode {episode}: {steps} steps, reward {reward:g}", file=sys.stderr, flush=True)
