/// Writes one name in the place of another, in every spelling, for one and for many.
struct Renaming {
    private let pairs: [(old: [UInt8], new: [UInt8])]
    private let firstBytes: Set<UInt8>

    init(from old: Spelling, to new: Spelling) {
        let forms = zip(old.plural.forms + old.forms, new.plural.forms + new.forms)
        // Longest first: a plural holds its singular.
        pairs = forms.map { (Array($0.utf8), Array($1.utf8)) }.sorted { $0.old.count > $1.old.count }
        firstBytes = Set(pairs.compactMap(\.old.first))
    }

    /// The text with the new name.
    func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let pair = firstBytes.contains(bytes[index]) ? pairs.first { bytes[index...].starts(with: $0.old) } : nil
            result += pair?.new ?? [bytes[index]]
            index += pair?.old.count ?? 1
        }
        return String(decoding: result, as: UTF8.self)
    }
}
