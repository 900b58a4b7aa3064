#!/usr/bin/env python3
"""Makes a cookiecutter template and a copier template from one of our templates.

    jinja.py TEMPLATE COOKIECUTTER COPIER

COOKIECUTTER and COPIER are the new folders. They ask no questions: their default values make a feature ShelfZz.
"""
import json, pathlib, re, sys

source, cookiecutter, copier = map(pathlib.Path, sys.argv[1:])


def spellings(*words):
    small = [word.lower() for word in words]
    return {
        "upper_camel": "".join(words), "lower_camel": small[0] + "".join(words[1:]), "flat": "".join(small),
        "snake": "_".join(small), "kebab": "-".join(small), "plain": " ".join(small),
        "sentence": " ".join(small).capitalize(), "title": " ".join(words),
    }


def both(word, *more):
    many = spellings(word, *more[:-1], more[-1] + "s")
    return {**{f"{name}_plural": text for name, text in many.items()}, **spellings(word, *more)}


def rendered(text, variables, prefix):
    text = re.sub(r"\{[{%#]", lambda found: "{{ '" + found[0] + "' }}", text)
    for name, old in variables:
        text = text.replace(old, "{{ " + prefix + name + " }}")
    return text


# The longest text first, because a plural contains its singular.
variables = sorted(both("Sample", "Thing").items(), key=lambda pair: -len(pair[1]))
answers = both("Shelf", "Zz")
for top, prefix in (cookiecutter / "{{ cookiecutter.upper_camel }}", "cookiecutter."), (copier / "template", ""):
    for file in filter(pathlib.Path.is_file, source.rglob("*")):
        to = top / rendered(str(file.relative_to(source)), variables, prefix)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(rendered(file.read_text("utf-8"), variables, prefix), "utf-8")
(cookiecutter / "cookiecutter.json").write_text(json.dumps(answers))
questions = {name: {"type": "str", "default": text} for name, text in answers.items()}
(copier / "copier.yml").write_text(json.dumps({"_subdirectory": "template", "_templates_suffix": "", **questions}))
