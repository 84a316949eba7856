#!/usr/bin/env python3
"""The games of Tidetable as environments for research, in the shape of PettingZoo's turn-based (AEC) API.

    env = Env("full-seal", seats=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else random.choice(info["legal"]))
    env.close()

It starts "tidetable env" and speaks with it over its standard input and output (docs/research.md). It needs Python 3.9 and
nothing else. Started as a program it plays random matches and says how fast:

    python3 tidetable_env.py GAME [--seats N] [--matches N] [--at-once N] [--seed N] [--view] [--json]
"""
import argparse
import json
import pathlib
import random
import subprocess
import sys
import time

PROTOCOL = "tidetable-bot/1"
TIDETABLE = (str(pathlib.Path(__file__).resolve().parents[2] / "tidetable"),)


class Refused(Exception):
    """What was asked for cannot be done; nothing changed. code: for programs. rule: the clause that forbids it, or None."""

    def __init__(self, error):
        super().__init__(error["text"])
        self.code, self.rule = error["code"], error.get("rule")


class Tidetable:
    """A running "tidetable env": matches of one game, as many as one likes, each under a name."""

    def __init__(self, game, seats=None, rewards="win", deck=None, command=TIDETABLE):
        words = [*command, "env", game, "--rewards", rewards]
        words += ["--seats", str(seats)] if seats else []
        words += ["--deck", str(deck)] if deck else []
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self._hear()
        about = self.ask(type="hello", protocol=PROTOCOL, name="tidetable_env.py")
        self.game, self.seats, self.options = about["game"], about["seats"], about["options"]
        self.notation = about["actions"]  # of each action, by its number; the numbers hold for this process
        self.number = {text: number for number, text in enumerate(self.notation)}

    def _hear(self):
        line = self.process.stdout.readline()
        if not line:  # what went wrong, it has said on standard error
            raise RuntimeError(f"tidetable env ended with exit code {self.process.wait()}")
        return json.loads(line)

    def ask(self, **message):
        """Sends a message and returns the answer."""
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # the end of what it says tells why
        answer = self._hear()
        if answer["type"] == "error":
            raise Refused(answer)
        return answer

    def reset(self, seeds, options=None, observe=()):
        """Begins matches, by name; returns the turns, in the same order. observe: of "view" and "information"."""
        games = [{"match": match, "seed": f"{seed:032x}", "options": options or {}} for match, seed in seeds.items()]
        return self.ask(type="reset", games=games, **{"with": list(observe)})["turns"]

    def step(self, actions, observe=()):
        """Acts in matches, by name; returns the turns. A refused action is an "error" in its turn, and changes nothing."""
        games = [{"match": match, "action": action} for match, action in actions.items()]
        return self.ask(type="step", games=games, **{"with": list(observe)})["turns"]

    def record(self, match):
        """The match as a file that "tidetable replay" plays again (docs/formats.md)."""
        return self.ask(type="record", match=match)["record"]

    def close(self):
        if self.process.poll() is None:
            self.process.stdin.close()
            self.process.wait()
        self.process.stdout.close()


class Env:
    """One match at a time. Agents are the seats: seat_0, seat_1 and so on."""

    MATCH = "0"

    def __init__(self, game, seats=None, options=None, rewards="win", deck=None, command=TIDETABLE):
        self.tidetable = Tidetable(game, seats, rewards, deck, command)
        self.options = options or {}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.tidetable.seats)]
        self.agents, self.agent_selection = [], None

    def reset(self, seed=None, options=None):
        """Begins a match. The same seed (below 2**128), options and actions lead to the same match."""
        seed = random.getrandbits(128) if seed is None else seed
        turns = self.tidetable.reset({self.MATCH: seed}, self.options if options is None else options, ["view"])
        if "error" in turns[0]:
            raise Refused(turns[0]["error"])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)  # no match is cut off
        self._take(turns[0])

    def _take(self, turn):
        self.turn = turn
        if "seat" in turn:
            self.agent_selection = self.possible_agents[turn["seat"]]
        else:  # over: each agent is selected once more, to be told so
            self.rewards = dict(zip(self.possible_agents, turn["rewards"]))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def last(self):
        """Observation, reward, termination, truncation, info of the selected agent. info["legal"]: what it may do."""
        agent = self.agent_selection
        observation = self.turn["view"] if "view" in self.turn else self.observe(agent)
        info = {"legal": self.turn.get("legal", []), "step": self.turn.get("step", "over")}
        return observation, self.rewards[agent], self.terminations[agent], self.truncations[agent], info

    def step(self, action):
        """The selected agent acts, by number; None when it was told of the end. Refused: nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] != (action is None):
            raise ValueError("the match is over: step(None)" if self.terminations[agent] else "an action is needed")
        if action is None:
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        turn = self.tidetable.step({self.MATCH: action}, ["view"])[0]
        if "error" in turn:
            raise Refused(turn["error"])
        self._take(turn)

    def agent_iter(self):
        """The selected agents, until all have been told of the end."""
        while self.agents:
            yield self.agent_selection

    def observe(self, agent):
        """What the seat of an agent sees (docs/games)."""
        return self._observation(agent)["view"]

    def information(self, agent):
        """All that an agent knows, as one text: equal in two positions that are the same to it."""
        return self._observation(agent)["information"]

    def _observation(self, agent):
        return self.tidetable.ask(type="observe", match=self.MATCH, seat=self.possible_agents.index(agent))

    def action_mask(self):
        """For each number of the action space 1 when the selected agent may do it, else 0."""
        mask = bytearray(len(self.tidetable.notation))
        for action in self.turn.get("legal", []):
            mask[action] = 1
        return mask

    def record(self):
        return self.tidetable.record(self.MATCH)

    def close(self):
        self.tidetable.close()


def one_by_one(env, seeds, choice):
    """Plays matches one after the other, as PettingZoo's examples do; yields the seed, the rewards and the record."""
    for seed in seeds:
        env.reset(seed)
        told = []
        for agent in env.agent_iter():
            _, reward, termination, _, info = env.last()
            told += [reward] if termination else []
            env.step(None if termination else choice.choice(info["legal"]))
        yield seed, told, env.record()


def at_once(tidetable, seeds, many, choice, observe):
    """Plays matches, many in one message; where one ends the next begins. Returns how often somebody acted."""
    seeds = iter(seeds)
    turns = tidetable.reset({str(name): seed for name, seed in zip(range(many), seeds)}, observe=observe)
    steps = 0
    while turns:
        acting = {turn["match"]: choice.choice(turn["legal"]) for turn in turns if "legal" in turn}
        fresh = dict(zip((turn["match"] for turn in turns if "legal" not in turn), seeds))
        steps += len(acting)
        turns = tidetable.step(acting, observe) if acting else []
        turns += tidetable.reset(fresh, observe=observe) if fresh else []
    return steps


def main():
    parser = argparse.ArgumentParser(description="Plays random matches through tidetable env.")
    parser.add_argument("game", metavar="GAME", help="such as full-seal")
    parser.add_argument("--seats", type=int, help="how many seats (default: the game's smallest number)")
    parser.add_argument("--matches", type=int, default=10, help="how many matches (default: 10)")
    parser.add_argument("--at-once", type=int, default=0, help="how many in one message (default: the turn-based loop)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match, and of the choices")
    parser.add_argument("--view", action="store_true", help="with --at-once: have every view, too")
    parser.add_argument("--json", action="store_true", help="print the seed, rewards and record of each match")
    parser.add_argument("--command", default=TIDETABLE[0], help="what to start (default: the tidetable of this folder)")
    options = parser.parse_args()
    choice = random.Random(options.seed)
    seeds = range(options.seed, options.seed + options.matches)
    command = [options.command]
    try:
        if options.at_once:
            tidetable = Tidetable(options.game, options.seats, command=command)
            began = time.perf_counter()
            steps = at_once(tidetable, seeds, options.at_once, choice, ["view"] if options.view else [])
        else:
            env = Env(options.game, options.seats, command=command)
            tidetable, steps = env.tidetable, 0
            began = time.perf_counter()
            for seed, rewards, record in one_by_one(env, seeds, choice):
                steps += len(record["actions"])
                if options.json:
                    print(json.dumps({"seed": f"{seed:032x}", "rewards": rewards, "record": record}))
        seconds = time.perf_counter() - began
        tidetable.close()
    except (RuntimeError, Refused, OSError) as wrong:
        sys.exit(f"tidetable_env: {wrong}")
    print(f"{options.matches} matches, {steps} steps, {steps / seconds:.0f} steps a second", file=sys.stderr)


if __name__ == "__main__":
    main()
