# Reads the users, then pages of posts from the number $first on; says of each what `focal feed --json` says of its posts.
def names: map({key: (.id | tostring), value: .name}) | from_entries;
def post($names): {id, title, body, author: {id: .userId, name: $names[.userId | tostring]}};

(input | names) as $names
| foreach inputs as $page ($first - 1; . + 1; {page: ., posts: $page | map(post($names))})
