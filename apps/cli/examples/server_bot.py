"""Plays at a Tabard server over plain HTTP, with nothing but Python's standard library.

TABARD_TOKEN=tabard_… python3 server_bot.py http://localhost:8080 [table]

With the link (or the id) of a table it takes an open seat there and plays that match; without, it plays wherever it is put on a seat.
"""

import json
import os
import random
import sys
import time
import uuid
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

SERVER = sys.argv[1].rstrip("/")
HEADERS = {"Authorization": "Bearer " + os.environ["TABARD_TOKEN"], "Content-Type": "application/json"}


def ask(path, body=None):
    """One call: GET without a body, POST with one. Waits where waiting helps, and ends where it does not."""
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            with urlopen(Request(SERVER + path, data, HEADERS), timeout=90) as answer:
                return json.load(answer)
        except HTTPError as error:
            problem = json.load(error)
            if problem["code"] in ("stale", "future", "over"):
                return None  # the match has moved on: look again
            if problem["code"] not in ("too-fast", "paused", "shutting-down", "internal"):
                sys.exit(problem["text"])
        except (URLError, OSError):
            pass  # the server may be restarting
        time.sleep(1)


def choose(view, legal):
    """Put your idea here: `view` is all that the seat may know, `legal` its moves, spelled."""
    return random.choice(legal)


def sit(id):
    table = ask(f"/api/tables/{id}")
    if table["me"]["seat"] is None:
        seats = [seat["kind"] for seat in table["seats"]]
        if "open" not in seats:
            sys.exit("There is no open seat at this table.")
        ask(f"/api/tables/{id}/sit", {"seat": seats.index("open")})


def play(path):
    """Moves whenever it is its turn; with a table of its own, until that match is over."""
    while True:
        answer = ask(path)
        table, turn = answer["table"], answer["turn"]
        if turn:
            move = choose(turn["view"], turn["legal"])
            ask(f"/api/tables/{table['id']}/move", {"after": turn["after"], "move": move, "wish": uuid.uuid4().hex})
        elif table and table["status"] in ("over", "closed"):
            return table


if __name__ == "__main__":
    if len(sys.argv) > 2:
        table = sys.argv[2].rstrip("/").split("/")[-1]
        sit(table)
        print("points by seat:", *play(f"/api/tables/{table}/turn")["outcome"]["scores"])
    else:
        play("/api/me/turn")
