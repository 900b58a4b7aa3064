#!/usr/bin/env python3
"""Creates a cookiecutter template and a copier template from a template of this project.

    jinja.py TEMPLATE COOKIECUTTER COPIER

COOKIECUTTER and COPIER are the new folders. With the default values, the new templates create a feature ShelfZz.
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


def placeholders(name, noun, japanese):
    """The words that new-feature replaces: the name, the noun in singular and plural, and the Japanese noun."""
    forms = "upper_camel", "lower_camel", "flat", "title"
    words = {form: text for form, text in spellings(*name).items() if form in forms}
    for number, ending in ("one", ""), ("many", "s"):
        for form, text in spellings(*noun[:-1], noun[-1] + ending).items():
            if form not in ("flat", "title"):
                words[f"{number}_{form}"] = text
    return {**words, "japanese": japanese}


def rendered(text, variables, prefix):
    text = re.sub(r"\{[{%#]", lambda found: "{{ '" + found[0] + "' }}", text)
    for name, old in variables:
        text = text.replace(old, "{{ " + prefix + name + " }}")
    return text


# The longest text comes first, because a plural contains its singular.
old = placeholders(("Sample", "Thing"), ("Sample", "Item"), "サンプル項目")
variables = sorted(old.items(), key=lambda pair: -len(pair[1]))
answers = placeholders(("Shelf", "Zz"), ("Shelf", "Zz"), "Shelf Zz")
for top, prefix in (cookiecutter / "{{ cookiecutter.upper_camel }}", "cookiecutter."), (copier / "template", ""):
    for file in filter(pathlib.Path.is_file, source.rglob("*")):
        to = top / rendered(str(file.relative_to(source)), variables, prefix)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(rendered(file.read_text("utf-8"), variables, prefix), "utf-8")
(cookiecutter / "cookiecutter.json").write_text(json.dumps(answers))
questions = {name: {"type": "str", "default": text} for name, text in answers.items()}
(copier / "copier.yml").write_text(json.dumps({"_subdirectory": "template", "_templates_suffix": "", **questions}))
