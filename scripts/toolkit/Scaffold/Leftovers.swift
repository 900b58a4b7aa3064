import Foundation

/// Files and lines that a product does not need.
struct Leftovers: Decodable {
    /// The paths. A path with `/` at its end is a folder.
    let files: [String]
    /// The key is the path of the file. The first line of a block, such as `if isFeed {`, stands for the whole block, and
    /// the heading of a section for the whole section.
    let lines: [String: [String]]

    /// Reads a list of them. Throws an error if the file is not valid.
    init(at path: String, in repository: Repository) throws(Failure) {
        guard let list = try? JSONDecoder().decode(Self.self, from: Data(repository.text(of: path).utf8)) else {
            throw Failure("\(path) is not valid. Correct it or, if it is committed, use: git checkout HEAD -- \(path)")
        }
        self = list
    }

    /// The paths of all these files.
    func paths(in repository: Repository) -> [String] {
        files.flatMap { $0.hasSuffix("/") ? repository.everything(below: String($0.dropLast())) : [$0] }
    }

    /// The indices of the lines in the text of a file.
    func indices(in text: String, of file: String) -> [Int] {
        (lines[file] ?? []).flatMap { text.lines.block(from: $0) ?? 0..<0 }
    }
}

extension [Substring] {
    /// The indices of a line, and of the block or the section that starts with this line.
    fileprivate func block(from line: String) -> Range<Int>? {
        guard let start = firstIndex(of: line[...]) else { return nil }
        let rest = self[(start + 1)...]
        if line.hasPrefix("## ") { return start..<(rest.firstIndex { $0.hasPrefix("## ") } ?? endIndex) }
        guard let last = line.last, "{[(".contains(last) else { return start..<(start + 1) }
        let indent = line.prefix { $0 == " " }
        let end = rest.firstIndex { $0.hasPrefix(indent) && "}])".contains($0.dropFirst(indent.count).first ?? " ") }
        return start..<((end ?? start) + 1)
    }
}
