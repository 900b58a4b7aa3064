# Reads the users, and then pages of posts. $first is the number of the first page. Prints `page` and `posts` as
# `focal feed --json` does.
def names: map({key: (.id | tostring), value: .name}) | from_entries;
def post($names): {id, title, body, author: {id: .userId, name: $names[.userId | tostring]}};

(input | names) as $names
| foreach inputs as $page ($first - 1; . + 1; {page: ., posts: $page | map(post($names))})
