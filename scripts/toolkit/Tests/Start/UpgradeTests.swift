import Foundation
import Testing

@Suite("scripts/upgrade")
struct UpgradeTests {
    @Test("edits, removals and a renamed feature are kept, and conflicts are listed with the way back")
    func keepsEdits() async throws {
        let product = try await TestProduct()
        try await product.run("for file in Core.txt Features/Albums/*.txt; do sed s/9/nine/ $file >n; mv n $file; done")
        try await product.run("echo mine >Features/Feed/Feed.txt; rm Old.txt; mv Features/Albums Features/Records")
        try await product.run("git add --all; git commit -m Edits")
        let before = try await product.state()
        let preview = try await product.upgrade("--check")
        #expect(preview.exitCode == 1)
        let conflicts = "In conflict:\n  Features/Feed/Feed.txt\n  Old.txt (no markers: use git rm or git add)\n"
        #expect(preview.stdout.contains("M\tCore.txt\n") && preview.stdout.hasSuffix("changes 9 files.\n" + conflicts))
        #expect(try await product.state() == before)
        let outcome = try await product.upgrade()
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasPrefix("This runs the scripts of /") && outcome.stderr.contains("from 0.1 to 0.2."))
        #expect(outcome.stdout.contains(conflicts + "Check it:  scripts/check-boundaries\n           scripts/test\n"))
        #expect(outcome.stdout.hasSuffix("Go back:   git cherry-pick --abort\n"))
        let text = try await product.run("cat Features/*/Albums.txt Core.txt; tail -q -n 1 README.md scripts/upgrade")
        let numbers = "1\n2\nthree\n4\n5\n6\n7\n8\nnine\n"
        #expect(text.stdout == "Albums --noun a \"q\" \\ b\n\(numbers)\(numbers)Nova\n# A newer script\n")
        try await product.run("git cherry-pick --abort")
        #expect(try await product.state() == before)
    }

    @Test("a second upgrade starts at the first one, also without the product's history", arguments: [false, true])
    func again(isSquashed: Bool) async throws {
        let product = try await TestProduct()
        #expect(try await product.upgrade().stdout.hasSuffix("Go back:   git reset --keep HEAD~1\n"))
        if isSquashed { try await product.run("git reset --hard $(git commit-tree -m One 'HEAD^{tree}')") }
        #expect(try await product.upgrade("--check").stdout == "There is nothing to upgrade from 0.2 to 0.2.\n")
        try await product.run("cd ../repository; git checkout -b next; echo 4 >scripts/template; git commit -am 3")
        try await product.run("echo mine >Core.txt; git commit -am Edits")
        let second = try await product.upgrade("next --no-verify")
        #expect(second.stderr.hasPrefix("The features are not tested, so golden files can be out of date.\n"))
        #expect(try product.repository.text(of: "Features/Albums/Albums.txt").hasSuffix("b\n4\n"))
        #expect(try product.repository.text(of: "Core.txt") == "mine\n")
    }

    @Test("a removed sample or feature does not come back, and a feature of an older product is upgraded, too")
    func keepsRemovals() async throws {
        let product = try await TestProduct()
        try await product.run("scripts/new-feature New; git add .; git commit -m 1; rm -r Features/{New,Feed}")
        try await product.run("bash scripts/record name A Albums --noun b >Features/Albums/.feature.json")
        try await product.run("git rm --cached Features/Albums/.feature; rm Features/Albums/.feature")
        try await product.run("git add .; git commit -m Removal")
        let outcome = try await product.upgrade()
        #expect(outcome.exitCode == 0, "\(outcome.stdout)\(outcome.stderr)")
        let text = try await product.run("ls Features; cat Features/*/*.txt").stdout
        #expect(text.hasPrefix("Albums\nAlbums --noun a \"q\" \\ b\n1\n2\nthree\n"), "\(text)")
    }

    @Test("with --from, a product with another record or without a record is upgraded")
    func upgradesOthers() async throws {
        let edit = "sed -i.bak 's/tree\" : \"/&0/' scripts/.start.json && rm scripts/.*.bak"
        for (change, arguments) in [(edit, ""), ("rm scripts/.start.json", "--start Nova")] {
            let product = try await TestProduct()
            try await product.run("\(change); git commit -am Other")
            let outcome = try await product.upgrade("--from 0.1 \(arguments)")
            #expect(outcome.exitCode == 0, "\(outcome.stdout)\(outcome.stderr)")
            #expect(try await product.upgrade().stdout == "There is nothing to upgrade from 0.2 to 0.2.\n")
        }
    }

    private static let refusals = """
        : | --frob | There is no option --frob. See scripts/upgrade --help.
        : | 9.9 | /repository has no revision 9.9.
        : | --start Bad | scripts/start Bad failed in 0.2.
        git -C ../repository rm -r scripts; git -C ../repository commit -m 3 | | has no scripts/start.
        rm -rf ../repository | | git cannot clone ../repository (fatal:
        echo >New.txt | | There are changes that are not committed, or a merge, rebase or cherry-pick that has not ended.
        cp /bin/false .git/hooks/prepare-commit-msg | | git cannot apply the upgrade (
        git rev-parse HEAD >.git/MERGE_HEAD | | or a merge, rebase or cherry-pick that has not ended.
        echo New.txt >.gitignore; git add .; git commit -m 1; echo >Features/Feed/New.txt | | which git ignores. Move it.
        echo '{' >scripts/.start.json; git commit -am A | | The arguments in scripts/.start.json cannot be read.
        sed -i.bak 's/tree" : "/&0/' scripts/.start.json; rm scripts/.*.bak; git commit -am A | | give --from.
        git rm scripts/.start.json; git commit -m A | --from 0.1 | There is no scripts/.start.json: give --from and
        : >Features/Albums/.feature; git commit -am A | | The arguments in Features/Albums/.feature cannot be read.
        """

    @Test("what cannot be upgraded is refused with a reason, and files, HEAD and branches are as before")
    func refuses() async throws {
        for line in Self.refusals.split(separator: "\n") {
            let parts = line.split(separator: "|").map { String($0.trimmingPrefix(" ")) }
            let product = try await TestProduct()
            try await product.run(parts[0])
            let before = try await product.state()
            let outcome = try await product.upgrade(parts[1])
            #expect(outcome.exitCode == (parts[1].hasPrefix("--frob") ? 64 : 2))
            let last = outcome.stderr.split(separator: "\n").last ?? ""
            #expect(last.contains(parts[2]) && last.hasSuffix(" Nothing was changed."), "\(outcome.stderr)")
            #expect(try await product.state() == before)
        }
    }

    @Test("a stopped or killed upgrade changes nothing, and a second one at the same time is refused")
    func stops() async throws {
        for (signal, exitCode) in [(SIGINT, 130), (SIGTERM, 130), (SIGKILL, 137)] as [(Int32, Int32)] {
            let product = try await TestProduct()
            let before = try await product.state()
            try await product.run("touch ../repository/hold")
            let code = try await product.repository.run(["/usr/bin/env", "bash", "scripts/upgrade", "../repository"]) {
                try await product.run("until [ -e ../repository/hold-reached ]; do sleep 0.02; done")
                #expect(try await product.upgrade().stderr == "Another upgrade is running. Nothing was changed.\n")
                $0.signal(signal)
                try await product.run("rm ../repository/hold-reached")
            }
            #expect(code == exitCode)
            #expect(try await product.state() == before)
            #expect(try await product.upgrade().exitCode == 0)
        }
    }

    @Test("the programs print the first version of the change log")
    func version() throws {
        let own = try TestRepository.own()
        let version = try #require(own.text(of: "CHANGELOG.md").firstMatch(of: /\n## ([0-9.]+)/)).1
        let programs = try own.text(of: "App/Focal.swift") + own.text(of: "App/Server/FocalServer.swift")
        #expect(programs.matches(of: /version: "(.*)"/).map(\.1) == [version, version])
    }
}
