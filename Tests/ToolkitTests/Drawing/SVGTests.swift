import Foundation
import Testing

@Suite("scripts/graph --format svg")
struct SVGTests {
    @Test("at 1, 3 and 100 features, boxes stand apart, lines cross none, and all is within the picture")
    func layout() async throws {
        for count in [1, 3, 100] {
            let features = (1...count).map { "Feature\($0)" } + (count == 100 ? ["Search: Feature50"] : [])
            let house = try House(["Package.swift": House.manifest(features: features)])
            let svg = try await house.run("graph", "--format", "svg").stdout
            #expect(try await house.run("graph", "--format", "svg").stdout == svg)

            let page = try #require(Self.boxes("page", in: svg).first)
            // Search breaks a boundary; the legend that says so has a box as well.
            let boxes = Self.boxes("module", in: svg) + Self.boxes("violating", in: svg)
            #expect(boxes.count == features.count + (count == 100 ? 4 : 3))
            #expect(features.allSatisfy { svg.contains(">\($0.prefix { $0 != ":" })</text>") })
            for (index, box) in boxes.enumerated() {
                #expect(page.contains(box))
                #expect(!boxes[..<index].contains { $0.intersects(box) })
            }
            let lines = Self.lines(in: svg)
            // The app, TestSupport and the features need Core, the app needs the features; Search needs one.
            #expect(lines.count == (count == 100 ? 5 : 4))
            for (start, end) in lines.flatMap({ zip($0, $0.dropFirst()) }) {
                let line = Self.box(from: start, to: end)
                #expect(page.contains(line))
                #expect(!boxes.contains { $0.insetBy(dx: 1, dy: 1).intersects(line) })
            }
        }
    }

    @Test("the colours follow the reader's light or dark page")
    func colours() async throws {
        let house = try House(["Package.swift": House.manifest(features: ["Feed"])])
        let svg = try await house.run("graph", "--format", "svg").stdout
        #expect(svg.contains("@media (prefers-color-scheme: dark) {"))
    }
}

extension SVGTests {
    private static func boxes(_ look: String, in svg: String) -> [CGRect] {
        svg.components(separatedBy: "<rect class=\"\(look)\"").dropFirst().map { text in
            let text = text.prefix { $0 != ">" }
            func number(_ name: String) -> Double {
                let value = text.components(separatedBy: " \(name)=\"").dropFirst().first
                return value.flatMap { Double($0.prefix { $0 != "\"" }) } ?? 0
            }
            return CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
        }
    }

    /// The points of each line, corners included.
    private static func lines(in svg: String) -> [[CGPoint]] {
        svg.components(separatedBy: "<path class=\"line\" d=\"").dropFirst().map { text in
            let numbers = text.prefix { $0 != "\"" }.split { !$0.isNumber }.compactMap { Double($0) }
            return stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        }
    }

    /// A line of some width, as a box.
    private static func box(from start: CGPoint, to end: CGPoint) -> CGRect {
        CGRect(
            x: min(start.x, end.x) - 0.5,
            y: min(start.y, end.y) - 0.5,
            width: abs(start.x - end.x) + 1,
            height: abs(start.y - end.y) + 1
        )
    }
}
