#!/usr/bin/env python3
"""A bot for a Grimalkin server that answers at random. It needs Python 3.9 or newer and nothing else.

    bot.py http://localhost:4000/t/ID                    sits down at that table
    bot.py http://localhost:4000 --game familiar-find    makes a table, against one of the server's own bots

docs/protocol.md says what goes over the wire. For a better bot, write a better `choose`.
"""
import argparse, base64, hashlib, json, os, random, socket, ssl, struct, sys, time
import urllib.error, urllib.request
from contextlib import closing
from typing import Any, Optional
from urllib.parse import urlsplit

Data = dict[str, Any]


def choose(view: Data, question: Data) -> str:
    """One of the legal answers. `view` is all that this seat may see."""
    return random.choice(question["legal"])


class Refused(Exception):
    """The server said no, and why."""


class Server:
    """The HTTP part. The cookie says who we are."""

    def __init__(self, url: str) -> None:
        self.url, self.cookie = url, ""

    def ask(self, method: str, path: str, body: Optional[Data] = None) -> Any:
        request = urllib.request.Request(f"{self.url}/api/v1{path}", method=method, headers={"Cookie": self.cookie})
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request) as reply:
                self.cookie = (reply.headers["Set-Cookie"] or self.cookie).split(";")[0]
                return json.load(reply)
        except urllib.error.HTTPError as error:
            raise Refused(json.load(error)["refused"]["why"]) from None


class Socket:
    """As much of a websocket (RFC 6455) as is needed: text both ways, and an answer to every ping."""

    def __init__(self, server: Server) -> None:
        url = urlsplit(server.url)
        tls, host = url.scheme == "https", url.hostname or ""
        self.line = socket.create_connection((host, url.port or (443 if tls else 80)), timeout=90)
        if tls:
            self.line = ssl.create_default_context().wrap_socket(self.line, server_hostname=host)
        self.line.sendall((
            f"GET {url.path}/api/v1/socket HTTP/1.1\r\nHost: {url.netloc}\r\nCookie: {server.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n").encode())
        self.bytes = self.line.makefile("rb")
        if b" 101 " not in self.bytes.readline():
            raise ConnectionError("there is no websocket here")
        while self.bytes.readline() not in (b"\r\n", b""):
            pass

    def send(self, message: Data) -> None:
        self.frame(0x1, json.dumps(message).encode())

    def frame(self, kind: int, data: bytes) -> None:
        mask = os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
        self.line.sendall(bytes([0x80 | kind]) + size + mask + bytes(b ^ mask[n % 4] for n, b in enumerate(data)))

    def close(self) -> None:
        self.line.close()
        self.bytes.close()

    def read(self, size: int) -> bytes:
        data = self.bytes.read(size)
        if len(data) < size:
            raise ConnectionError("the line is cut")
        return data

    def hear(self) -> Data:
        """The next message. A lost line raises an OSError, and so do 90 seconds without a word: the server pings."""
        text = b""
        while True:
            first, size = self.read(2)
            kind, last = first & 0xF, first & 0x80
            if size >= 126:
                size = int.from_bytes(self.read(2 if size == 126 else 8), "big")
            data = self.read(size)
            if kind == 0x8:
                self.frame(0x8, data)
                raise ConnectionError("the server hung up")
            if kind == 0x9:
                self.frame(0xA, data)
            elif kind < 0x8:
                text += data
                if last:
                    return json.loads(text)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def change(data: Any, path: list, *value: Any) -> Any:
    """The data with one change made: a value is put at the path, or what is there is taken away."""
    if not path:
        return value[0]
    at, last = data, path[-1]
    for key in path[:-1]:
        at = at[key]
    if last == "length" and isinstance(at, list):
        del at[value[0]:]
    elif not value:
        del at[last]
    elif isinstance(at, list) and last == len(at):
        at.append(value[0])
    else:
        at[last] = value[0]
    return data


class Seat:
    """What the bot knows of its table, over any number of connections."""

    def __init__(self, server: Server, table: str, salt: str) -> None:
        self.server, self.table, self.salt = server, table, salt
        # By seat the hash of its salt, as it stood before ours was shown.
        self.fixed: list = []
        self.view: Data = {}
        self.seq, self.requests, self.wait, self.over = 0, 0, 1.0, False

    def play(self) -> None:
        """Until the game is over, coming back whenever the line is lost."""
        while not self.over:
            try:
                with closing(Socket(self.server)) as line:
                    line.send({"type": "hello", "protocol": 1})
                    self.request(line, {"type": "watch", "since": self.seq})
                    while not self.over:
                        self.heed(line, line.hear())
            except OSError as error:
                print(f"{error}: trying again in {self.wait:.1f} seconds")
                time.sleep(self.wait)
                self.wait = min(10.0, self.wait * random.uniform(1.5, 2))

    def request(self, line: Socket, message: Data) -> None:
        self.requests += 1
        line.send({**message, "id": self.requests, "table": self.table})

    def heed(self, line: Socket, message: Data) -> None:
        kind = message["type"]
        if kind == "table":
            self.seq, self.view, self.wait = message["seq"] or 0, message["view"], 1.0
        elif kind == "update":
            self.seq = message["seq"]
            for path, *value in message["changes"]:
                self.view = change(self.view, path, *value)
        elif kind == "refused" and message["bar"]["why"] not in ("late", "not-asked", "over", "stopping"):
            raise Refused(message["bar"]["why"])
        elif kind == "gone" or kind == "bye" and message["retry"] is None:
            raise Refused(message.get("why", "the table is gone"))
        elif kind == "bye":
            self.wait = message["retry"] / 1000
        info = message.get("info", {})
        self.over = info.get("state") == "over"
        if info.get("revealing") and not self.fixed:
            self.fixed = [seat["saltCommitment"] for seat in info["seats"]]
            self.server.ask("POST", f"/tables/{self.table}/reveal", {"salt": self.salt})
        question = message.get("question")
        if question is not None and not self.over:
            # If it was answered before, this is late and changes nothing.
            self.request(line, {"type": "answer", "to": question["number"], "say": choose(self.view, question)})


def main() -> None:
    wanted = argparse.ArgumentParser(description="A bot that answers at random.")
    wanted.add_argument("address", help="a table's link, or with --game the address of a server")
    wanted.add_argument("--game", help="make a table for this game")
    wanted.add_argument("--name", default="Random Robot")
    given = wanted.parse_args()
    url, _, table = given.address.rstrip("/").partition("/t/")
    server, salt = Server(url), os.urandom(16).hex()
    server.ask("POST", "/guest", {"name": given.name})
    if given.game:
        table = server.ask("POST", "/tables", {"game": given.game, "seats": [None, "random"], "eager": True})["id"]
    # What is promised now, before the server knows our salt, must hold after the end.
    commitment = server.ask("GET", f"/tables/{table}")["commitment"]
    # Our salt is promised by its hash, and shown once everybody has promised theirs.
    server.ask("POST", f"/tables/{table}/join", {"saltCommitment": sha256(salt)})
    print(f"at {url}/t/{table}: the seed's hash is {commitment}")
    seat = Seat(server, table, salt)
    seat.play()
    record = server.ask("GET", f"/tables/{table}/record")
    shown = [sha256(salt) if salt else None for salt in record["salts"]]
    # Who was not there to show theirs is named; everybody else's is the one that was fixed before ours was shown.
    withheld = record.get("withheld", [])
    fixed = all(was == now or n in withheld for n, (was, now) in enumerate(zip(seat.fixed, shown)))
    kept = sha256(record["seed"]) == commitment and salt in record["salts"] and fixed
    with open(f"{table}.json", "w", encoding="utf-8") as file:
        json.dump(record, file)
    promise = "seed and salts are the promised ones" if kept else "SEED OR SALTS ARE NOT AS PROMISED"
    print(f"over after {len(record['answers'])} answers; {promise}; the record is in {table}.json")


if __name__ == "__main__":
    try:
        main()
    except (Refused, OSError) as error:
        sys.exit(f"{error}")
