#!/usr/bin/env python3
"""A bot of Tidetable in one file: plays random legal actions in any game.

    tidetable simulate fintastic-sea --bots "exec:python3 docs/examples/random_bot.py,greedy" --games 100

Tidetable starts it and speaks with it over standard input and output, a JSON object a line (docs/bot-protocol.md). It needs
Python 3.9 and nothing else. It knows no rule: a decision says what is legal. To make a bot of your own, write another
choose. Print to standard error if you want to see something; standard output belongs to the protocol.
"""
import json
import random
import sys

PROTOCOL = "tidetable-bot/1"


class Match:
    """One match, and what the bot keeps of it."""

    def __init__(self, game):
        self.game = game["game"]  # its id, such as "finspan"
        self.seat, self.seats = game["seat"], game["seats"]
        self.chance = random.Random(game["chance"])  # so that the same match is played the same way again

    def choose(self, decision):
        """One of the actions; decision["view"] is what this seat sees."""
        return self.chance.choice(decision["actions"])


def say(**message):
    print(json.dumps(message), flush=True)


def main():
    matches = {}
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            if message["protocol"] != PROTOCOL:
                sys.exit(f"random_bot: {message['name']} speaks {message['protocol']}, not {PROTOCOL}")
            say(type="hello", protocol=PROTOCOL, name="random_bot.py")
        elif kind == "game":
            matches[message["match"]] = Match(message)
        elif kind == "decision":
            action = matches[message["match"]].choose(message)
            say(type="action", match=message["match"], id=message["id"], action=action)
        elif kind == "error":  # our last message was refused; a new decision follows if there is one to make
            print(f"random_bot: {message['text']}", file=sys.stderr)
        elif kind == "result":  # message["standing"]: seats by place, and scores
            del matches[message["match"]]
        elif kind == "bye":
            break


if __name__ == "__main__":
    main()
