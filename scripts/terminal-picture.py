#!/usr/bin/env python3
"""Draws a terminal game as docs/pictures/terminal.svg: plays the given answers and keeps the last lines."""

import html
import subprocess
import sys

ANSWERS = ["1", "1", "2", "2", "c lobot", "1", "1"]
LINES, WIDTH = 40, 118


def play(program: str) -> list[str]:
    command = [program, "play", "deckbuilding", "--as", "rebel", "--seed", "21", "--lang", "en"]
    done = subprocess.run(command, input="\n".join(ANSWERS) + "\n", capture_output=True, text=True, check=True)
    # What a person types is not in the output.
    typed = iter(ANSWERS)
    lines = []
    for line in done.stdout.splitlines():
        if line.startswith("> "):
            lines.append(f"> {next(typed, '')}")
            line = line[2:]
        lines.append(line)
    # The farewell of a game that ran out of answers is no part of the picture.
    while lines and lines[-1].strip() in ("", ">"):
        lines.pop()
    return [line[:WIDTH] for line in lines[-LINES:]]


def tint(line: str) -> str:
    if line.startswith("── "):
        return "#ffd166"
    if line.startswith("- "):
        return "#8aa0b6"
    if line.startswith(("EMPIRE", "REBELS")):
        return "#f2f5f8"
    if line[:2].strip().rstrip(".").isdigit():
        return "#7fd1ae"
    return "#d5dde5"


def svg(lines: list[str]) -> str:
    width, height = WIDTH * 8.1 + 40, len(lines) * 19 + 60
    rows = "\n".join(
        f'<text x="20" y="{58 + i * 19}" fill="{tint(line)}" xml:space="preserve">{html.escape(line)}</text>'
        for i, line in enumerate(lines)
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" role="img"
     aria-label="A game in the terminal" font-family="ui-monospace, 'DejaVu Sans Mono', monospace" font-size="13">
<rect width="100%" height="100%" rx="10" fill="#10151c"/>
<circle cx="22" cy="20" r="6" fill="#ef6461"/><circle cx="42" cy="20" r="6" fill="#ffd166"/><circle cx="62" cy="20" r="6" fill="#7fd1ae"/>
{rows}
</svg>
"""


if __name__ == "__main__":
    program = sys.argv[1] if len(sys.argv) > 1 else "target/release/cantina"
    with open("docs/pictures/terminal.svg", "w", encoding="utf-8") as picture:
        picture.write(svg(play(program)))
