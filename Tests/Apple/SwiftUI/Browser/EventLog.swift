/// What happens in the app of a device: the last 2,000 lines.
struct EventLog {
    struct Line: Encodable, Sendable {
        let number: Int
        var revision: Int, time: String
        let kind: String, text: String
        var detail: String?
    }

    static let limit = 2_000
    private(set) var lines: [Line] = []
    private var revision = 0, number = 0

    /// Adds a line. With `repeats`, an equal line among the last three is updated instead, if no gesture came after it.
    mutating func add(_ kind: String, _ text: String, _ detail: String?, repeats: Bool, at time: String) {
        revision += 1
        let gesture = lines.suffix(3).lastIndex { $0.kind == "user" } ?? 0
        if repeats, let recent = lines.suffix(3).lastIndex(where: { $0.kind == kind && $0.text == text }),
            recent >= gesture
        {
            (lines[recent].revision, lines[recent].time, lines[recent].detail) = (revision, time, detail)
            return
        }
        number += 1
        lines.append(Line(number: number, revision: revision, time: time, kind: kind, text: text, detail: detail))
        if lines.count > Self.limit { lines.removeFirst() }
    }

    /// The lines that are new or changed since a revision, at most 500.
    func changes(since revision: Int) -> [Line] {
        revision == self.revision ? [] : lines.filter { $0.revision > revision }.suffix(500)
    }
}
