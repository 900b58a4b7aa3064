import Foundation

/// Findings for programs.
struct FindingsDocument: Encodable {
    private let schemaVersion = 1
    private let findings: [Finding]

    init(_ findings: [Finding]) {
        self.findings = findings
    }

    /// The document, with sorted keys.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}
