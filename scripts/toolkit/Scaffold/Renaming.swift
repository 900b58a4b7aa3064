/// Writes one name in the place of another, in every spelling, for one and for many.
struct Renaming {
    private let pairs: [(old: [UInt8], new: [UInt8])]
    /// For each byte, whether an old spelling begins with it.
    private var isFirst = [Bool](repeating: false, count: 256)

    init(from old: Spelling, to new: Spelling) {
        let forms = zip(old.plural.forms + old.forms, new.plural.forms + new.forms)
        // Longest first: a plural holds its singular.
        pairs = forms.map { (Array($0.utf8), Array($1.utf8)) }.sorted { $0.old.count > $1.old.count }
        for byte in pairs.compactMap(\.old.first) {
            isFirst[Int(byte)] = true
        }
    }

    /// The text with the new name.
    func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if isFirst[Int(byte)], let pair = pairs.first(where: { bytes[index...].starts(with: $0.old) }) {
                result += pair.new
                index += pair.old.count
            } else {
                result.append(byte)
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
