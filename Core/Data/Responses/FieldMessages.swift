/// The message for each wrong field of a request. If a field has several, the first is used. What cannot be read is
/// ignored.
///
/// Servers send an object with a text or a list of texts for each field, or a list as in RFC 9457:
/// `[{"pointer": "#/email", "detail": "…"}]`. An entry can have `parameter` instead of `pointer`.
struct FieldMessages: Decodable {
    let texts: [String: String]

    init(from decoder: any Decoder) throws {
        let (pairs, count): ([(String, String)], Int) =
            switch try JSONValue(from: decoder) {
            case .object(let members):
                (members.compactMap { name, value in value.message.map { (name, $0) } }, members.count)
            case .array(let entries): (entries.compactMap(\.fieldMessage), entries.count)
            default: ([], 1)
            }
        if pairs.count < count { JSONCoding.ignore(decoder.codingPath) }
        texts = Dictionary(pairs) { first, _ in first }
    }
}

extension JSONValue {
    fileprivate var message: String? {
        switch self {
        case .string(let text): text
        case .array(let texts): texts.lazy.compactMap(\.message).first
        default: nil
        }
    }

    fileprivate var fieldMessage: (String, String)? {
        guard let name = self["pointer"]?.message ?? self["parameter"]?.message, let text = self["detail"]?.message
        else {
            return nil
        }
        return (name.drop { "#/".contains($0) }.description, text)
    }
}
