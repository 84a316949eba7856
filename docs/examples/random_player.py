#!/usr/bin/env python3
"""Sits down at a Tidetable table and plays random legal actions to the end: a whole client in one file.

    python3 random_player.py INVITE_LINK [--name NAME] [--seed N]
    python3 random_player.py --create GAME --server URL [--bots N] [--name NAME] [--seed N]

It needs Python 3.9 and nothing else, and it knows no rule of any game: the server offers what is legal. The protocol is
in docs/api.md. Exit code 0: the match was played to its end. 2: it was not, and one sentence on stderr says why.
"""
import argparse
import base64
import contextlib
import hashlib
import json
import os
import random
import re
import socket
import ssl
import sys
import time
import urllib.parse
import urllib.request
import uuid

PATIENCE = 10  # seconds without a message before we ask whether the server is still there
TRIES = 8  # connections in a row that may fail before we give up
AGAIN = ("try-again", "too-many")  # nothing is wrong with the message: wait, send it again


class Wrong(Exception):
    """Something that trying again does not mend, in one sentence."""


class WebSocket:
    """As much of RFC 6455 as a client needs. Every failure is an OSError: connect again."""

    def __init__(self, url):
        parts = urllib.parse.urlsplit(url)
        port = parts.port or {"ws": 80, "wss": 443}[parts.scheme]
        self.socket = socket.create_connection((parts.hostname, port), PATIENCE)
        self.buffer, self.text = b"", b""  # what came of the next frame; what came of the next message
        if parts.scheme == "wss":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        while b"\r\n\r\n" not in self.buffer:
            self._have(len(self.buffer) + 1)
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        status, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        proof = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()  # that it read our key
        if " 101" not in status or headers.get("sec-websocket-accept") != base64.b64encode(proof).decode():
            raise ConnectionError(f"no WebSocket there: {status}")

    def _have(self, size):
        while len(self.buffer) < size:
            data = self.socket.recv(65536)
            if not data:
                raise ConnectionError("the connection ended")
            self.buffer += data

    def _frame(self):
        """The next frame: is it the last one of its message, opcode, payload. A timeout in its middle loses nothing."""
        self._have(2)
        length, start = self.buffer[1] & 127, 2
        if length > 125:
            start = 4 if length == 126 else 10
            self._have(start)
            length = int.from_bytes(self.buffer[2:start], "big")
        self._have(start + length)
        frame, self.buffer = self.buffer[:start + length], self.buffer[start + length:]
        return frame[0] >= 128, frame[0] & 15, frame[start:]

    def _write(self, opcode, payload):
        size = len(payload)  # at most 16 KiB, by the protocol, so two forms of a length are enough
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        mask = os.urandom(4)  # what a client sends is masked, always
        payload = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(bytes([128 | opcode]) + length + mask + payload)

    def send(self, message):
        self._write(1, json.dumps(message).encode())

    def receive(self):
        """The next message, or None when nothing came for a while."""
        while True:
            try:
                last, opcode, payload = self._frame()
            except socket.timeout:
                return None
            if opcode == 8:
                raise ConnectionError("the server closed the connection")
            elif opcode == 9:  # ping: pong; it may come between the parts of a message
                self._write(10, payload)
            elif opcode in (0, 1):  # text, or the next part of it
                self.text += payload
                if last:
                    text, self.text = self.text, b""
                    return json.loads(text)

    def close(self):
        with contextlib.suppress(OSError):  # it may be gone already
            self._write(8, (1000).to_bytes(2, "big"))
        self.socket.close()


def post(url, body):
    """Sends a request until it is answered; it has a command id of its own, so it is carried out only once."""
    body = json.dumps({**body, "command": str(uuid.uuid4())}).encode()
    urllib.parse.urlsplit(url).port  # a ValueError when it is no number
    for attempt in range(4):
        time.sleep(attempt)
        request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except urllib.request.HTTPError as error:
            if error.headers.get_content_type() != "application/problem+json":
                raise Wrong(f"{url} answers {error.code}; no Tidetable server does that") from None
            answer = json.load(error)
            problem = answer["detail"]
            if answer["code"] not in AGAIN:
                break
        except OSError as error:
            problem = f"{url} does not answer: {getattr(error, 'reason', error)}"
    raise Wrong(problem)


def sit_down(link, name):
    """Takes a seat by an invitation: https://SERVER/.../TABLE#INVITATION."""
    parts = urllib.parse.urlsplit(link)
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not re.fullmatch("[a-z2-7]{16}", table) or not parts.fragment:
        raise Wrong(f"'{link}' is no invitation, such as https://SERVER/.../TABLE#INVITATION")
    server = f"{parts.scheme}://{parts.netloc}"
    return server, post(f"{server}/api/tables/{table}/seats", {"name": name, "invite": parts.fragment})


class Player:
    """One seat in one match. What it keeps outlives a lost connection."""

    def __init__(self, server, seat, choice):
        self.url = re.sub("^http", "ws", server) + "/api/socket"
        self.hello = {"type": "hello", "table": seat["table"], "token": seat["token"]}
        self.seat, self.choice = seat["seat"], choice
        self.position = 0  # of the last update we saw
        self.table, self.question, self.unanswered = {}, None, None  # unanswered: a command of ours

    def play(self):
        """Plays to the end, over as many connections as it takes; returns the table."""
        failed = 0
        while failed < TRIES:
            try:
                with contextlib.closing(WebSocket(self.url)) as connection:
                    connection.send({**self.hello, "since": self.position})
                    if self.unanswered:
                        connection.send(self.unanswered)  # has its old id: it is carried out once
                    asked = False  # whether the server is still there
                    while self.table.get("status") not in ("over", "closed"):
                        message = connection.receive()
                        if message:
                            asked, before = False, self.position
                            self.hear(connection, message)
                            failed = failed if self.position == before else 0  # only what leads on counts
                        elif self.unanswered or asked:
                            raise ConnectionError("no answer")
                        else:
                            connection.send({"type": "ping"})
                            asked = True
                    return self.table
            except (OSError, ValueError) as lost:
                failed += 1
                print(f"Connection lost ({lost}); connecting again.", file=sys.stderr)
                time.sleep(min(0.2 * 2 ** failed, 10))
        raise Wrong(f"{self.url} cannot be reached any more")

    def hear(self, connection, message):
        kind = message["type"]
        update = message if kind == "update" else message.get("update")
        if update:
            self.table, self.question = update["table"], update.get("question")
        if kind == "update":
            self.position = self.table["position"]
            for event in message["events"]:
                print(event["text"], flush=True)
        elif kind == "problem":
            raise ConnectionError(message["text"]) if message["code"] in AGAIN else Wrong(message["text"])
        elif self.unanswered and message.get("command") == self.unanswered["command"]:  # done or refused
            time.sleep(1 if kind == "refused" else 0)
            if message.get("code") in AGAIN:
                connection.send(self.unanswered)
            else:
                self.unanswered = None
        # While a command has no answer we wait: the update that shows what it did comes before its "done".
        if not self.unanswered and self.table.get("status") == "running":
            self.act(connection)

    def act(self, connection):
        command = {"command": str(uuid.uuid4())}
        if self.table["seats"][self.seat].get("away"):
            self.unanswered = {"type": "back", **command}  # a bot took over while we were gone
        elif self.question:
            action = self.choice.choice(self.question["actions"])["action"]
            self.unanswered = {"type": "act", **command, "question": self.question["id"], "actions": [action]}
        if self.unanswered:
            connection.send(self.unanswered)


def show(table):
    if table["status"] == "closed":
        raise Wrong("the table was closed")
    groups, scores = table["standing"]["groups"], table["standing"]["scores"]
    for place, group in enumerate(groups, 1):
        for seat in group:
            print(f"{place}. {table['seats'][seat]['name']}: {scores[seat]}")


def main():
    parser = argparse.ArgumentParser(description="Plays random legal actions at a Tidetable table.")
    parser.add_argument("link", nargs="?", metavar="INVITE_LINK", help="the link that a friend sent you")
    parser.add_argument("--name", default="Random", help="what the player is called (default: Random)")
    parser.add_argument("--seed", type=int, help="the same seed makes the same choices")
    parser.add_argument("--create", metavar="GAME", help="make a table for this game instead, such as fintastic-sea")
    parser.add_argument("--server", metavar="URL", help="where to make it")
    parser.add_argument("--bots", type=int, default=0, help="how many bots sit at it (default: 0, and a free seat)")
    options = parser.parse_args()
    if bool(options.link) == bool(options.create) or bool(options.create) != bool(options.server):
        parser.error("give an INVITE_LINK, or --create GAME with --server URL")
    try:
        if options.create:
            server = options.server.rstrip("/")
            seats = [{"person": options.name}] + ([{"bot": "greedy"}] * options.bots or [{}])
            seat = post(f"{server}/api/tables", {"game": options.create, "seats": seats})
            print(seat["link"], flush=True)
        else:
            server, seat = sit_down(options.link, options.name)
        show(Player(server, seat, random.Random(options.seed)).play())
    except (Wrong, ValueError) as wrong:  # ValueError: an address that cannot be one
        print(f"random_player: {wrong}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
