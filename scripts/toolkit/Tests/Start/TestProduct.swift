import Foundation

/// A product that scripts/start made from revision 0.1 of the repository `../repository`, whose last revision is 0.2.
/// The product has the sample Feed and the feature Albums. All scripts except scripts/upgrade are fakes.
struct TestProduct {
    let repository: TestRepository

    init() async throws {
        let source = try TestRepository(["scripts/upgrade": TestRepository.own().text(of: "scripts/upgrade")])
        repository = TestRepository(at: source.root.appending(path: "../product").standardizedFileURL, of: source)
        _ = try await source.run("/usr/bin/env", ["bash", "-euc", Self.script])
    }

    /// Runs bash commands in the product.
    @discardableResult
    func run(_ commands: String) async throws -> Outcome {
        let environment = TestRepository.withoutGitConfiguration
        return try await repository.run("/usr/bin/env", ["bash", "-c", commands], environment: environment)
    }

    func upgrade(_ arguments: String = "") async throws -> Outcome {
        try await run("bash scripts/upgrade ../repository \(arguments)")
    }

    /// HEAD, the branches and tags, the worktrees, all differences from HEAD, and the texts of untracked files.
    func state() async throws -> String {
        let git = "git symbolic-ref HEAD; git for-each-ref; git worktree list; git status; git diff HEAD"
        return try await run("\(git); git ls-files --others | xargs cat </dev/null").stdout
    }

    private static let script = #"""
        export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
        mkdir -p Features/Feed && git init --quiet && git config user.name Team && git config user.email team
        tee Core.txt Old.txt Features/Feed/Feed.txt scripts/template <<<$'1\n2\n3\n4\n5\n6\n7\n8\n9' >README.md
        # A sample of an older product.
        printf '{\n  "name" : "Feed",\n  "template" : "sample"\n}\n' >Features/Feed/.feature.json
        cat >scripts/record <<'END'
        list=$(for text in "${@:3}"; do printf '    "%s",\n' "$(sed 's/["\\]/\\&/g' <<<"$text")"; done)
        printf '{\n  "arguments" : [\n%s\n  ],\n  "%s" : "%s"\n}\n' "${list%,}" "$1" "$2"
        END
        cat >scripts/start <<'END'
        #!/usr/bin/env bash
        hold=$(git config remote.origin.url)/hold
        if [ -e "$hold" ]; then mv "$hold" "$hold-reached"; while [ -e "$hold-reached" ]; do sleep 0.02; done; fi
        [ "$1" != Bad ] || exit 64
        bash scripts/record tree "$(git rev-parse 'HEAD^{tree}')" "$@" >scripts/.start.json
        echo "$1" >>README.md && rm scripts/start
        END
        cat >scripts/new-feature <<'END'
        #!/usr/bin/env bash
        [ "$1" != --no-verify ] || shift
        mkdir "Features/$1" && (echo "$@"; cat scripts/template) >"Features/$1/$1.txt"; cp Features/Feed/N* "Features/$1"
        printf '%s\n' "$@" >"Features/$1/.feature"
        END
        printf '#!/usr/bin/env bash\nrm -r "Features/$1"\n' >scripts/remove-feature
        chmod +x scripts/*
        git add --all && git commit --quiet -m 1 && git tag 0.1
        git clone --quiet -c user.name=Team -c user.email=team . ../product && cd ../product
        scripts/start Nova && scripts/new-feature Albums --noun 'a "q" \ b'
        git add --all && git commit --quiet -m Nova && cd ../repository
        for file in *.txt Features/Feed/Feed.txt scripts/template; do sed s/3/three/ $file >new; cp new $file; done
        mv new Features/Feed/New.txt && echo "# A newer script" >>scripts/upgrade
        git add --all && git commit --quiet -m 2 && git tag 0.2
        """#
}
