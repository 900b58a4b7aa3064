import Foundation
import Testing

@Suite("scripts/gallery")
struct GalleryTests {
    /// A fake `swift` that writes the pictures of the feature Feed, as its golden tests do.
    private static let script = #"""
        echo "$*" >> calls
        mkdir -p "$FOCAL_GOLDENS"/{AppTests/Feed,FeedViewTests}
        [[ "$*" != *AppTests* ]] || cat > "$FOCAL_GOLDENS/AppTests/Feed/FeedScreen.json" <<'JSON'
        [{"sample": "No <posts>", "language": "ja", "width": 40, "lines": [
          [{"text": "A…語句b", "style": "title"}, {"text": "&", "style": "plain"}]]},
         {"sample": "No <posts>", "language": "ja", "width": 80, "lines": []}]
        JSON
        [[ "$*" != *--package-path* ]] || cat > "$FOCAL_GOLDENS/FeedViewTests/FeedView.json" <<'JSON'
        [{"sample": "No <posts>", "language": "ja", "lines": [
          [{"text": "List", "style": "plain"}], [{"text": "  Text \"\"語\"\" (headline)", "style": "plain"}],
          [{"text": "語 → retry()", "style": "plain"}]]}]
        JSON
        echo "✔ Test run with 3 tests in 1 suite passed after 0.001 seconds."
        """#

    @Test("the golden tests of one or all features run, and the page has their pictures side by side")
    func page() async throws {
        let fake = try await FakeSwift(Self.script)
        let outcome = try await fake.run("gallery", "Feed")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stderr == "Building and testing Feed …\nBuilding and testing app …\n")
        let file = fake.repository.root.appending(path: ".build-views/gallery.html")
        #expect(outcome.stdout.hasSuffix("repository/.build-views/gallery.html\n"))
        #expect(try fake.repository.text(of: "calls").contains(" --scratch-path .build-Feed --filter Golden\n"))
        let html = try String(contentsOf: file, encoding: .utf8)
        let status = html.firstMatch(of: /class="status">(9:41.*?<\/div>)</)?.1 ?? ""
        #expect(
            html.contains(
                """
                <section id="feed">
                <h2>Feed <small>Feed</small></h2>
                <article id="feed-no--posts-">
                <h3><a href="#feed-no--posts-">No &lt;posts&gt;</a></h3>
                <div class="row" lang="ja">
                <figure class="view"><div class="screen"><div class="status">\(status)</div><div class="bar"></div>\
                <div class="List"><div class="head"></div><div class="line"><div class="Text headline">\
                <div class="text">&quot;語&quot;</div></div></div></div><div class="tabs"></div></div>\
                <figcaption>Drawn from the structure of the view, not by Apple’s SwiftUI\
                <details><summary>Outline</summary><pre>List
                  Text &quot;&quot;語&quot;&quot; (headline)
                語 → retry()</pre></details></figcaption></figure>
                <div class="terminals">
                <figure class="terminal" style="--columns: 80"><figcaption>80 columns</figcaption>\
                <pre tabindex="0"></pre></figure>
                <figure class="terminal" style="--columns: 40"><figcaption>40 columns</figcaption>\
                <pre tabindex="0"><span class="title">A<i style="width: 1ch">…</i>\
                <i class="wide" style="width: 2em">語句</i>b</span>&amp;
                </pre></figure>
                </div>
                </div>
                </article>
                </section>

                """
            ),
            "\(html)"
        )
        #expect(!html.contains("<small>MyPage</small>"))
        #expect(try await fake.run("gallery").exitCode == 0)
        let all = try String(contentsOf: file, encoding: .utf8)
        #expect(all.contains("<small>Feed</small>") && all.contains("<small>MyPage</small>"))
    }

    @Test("if a test fails, its output is printed, and no page is written")
    func failure() async throws {
        let fake = try await FakeSwift("echo 'FeedScreen.txt is different'; exit 1")
        let outcome = try await fake.run("gallery", "Feed")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.contains("FeedScreen.txt is different\n"))
        let file = fake.repository.root.appending(path: ".build-views/gallery.html").path
        #expect(!FileManager.default.fileExists(atPath: file))
    }
}
