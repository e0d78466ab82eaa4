"""Plays a match over `tabard engine`: this program on seat 0, the engine's own bots on the others.

python3 engine_bot.py [game] [seats] [seed]
"""

import json
import os
import random
import shlex
import subprocess
import sys


class Engine:
    """One request a line, one answer a line."""

    def __init__(self):
        command = shlex.split(os.environ.get("TABARD", "npx tabard")) + ["engine"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, cmd, **fields):
        self.process.stdin.write(json.dumps({"id": 1, "cmd": cmd, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            sys.exit(answer["error"]["text"])
        return answer


def choose(view, legal):
    """Put your idea here: `view` is all that the seat may know, `legal` its moves, spelled."""
    return random.choice(legal)


def play(engine, game, seats, seed):
    acting = engine.ask("new", game=game, seats=seats, seed=seed)["acting"]
    while acting:
        seat = acting[0]
        if seat == 0:
            answer = engine.ask("view", seat=seat)
            move = choose(answer["view"], answer["legal"])
        else:
            move = engine.ask("bot", level="greedy")["move"]
        acting = engine.ask("play", seat=seat, move=move)["acting"]
    return engine.ask("outcome")["outcome"]


if __name__ == "__main__":
    game, seats, seed = (sys.argv[1:] + ["blanc-noir", "3", "7"][len(sys.argv) - 1 :])[:3]
    outcome = play(Engine(), game, int(seats), seed)
    print("points by seat:", *outcome["scores"])
