/// The fields of the items in a file of sample data: the names in its first JSON object, nested ones not counted.
struct SampleFields {
    let names: Set<String>

    init(in text: String) {
        var names: Set<String> = []
        var depth = 0
        var string: String?
        var last = ""
        var isEscaped = false
        for character in text.drop(while: { $0 != "{" }).dropFirst().drop(while: { $0 != "{" }) {
            if let begun = string {
                if character == "\"", !isEscaped {
                    (last, string) = (begun, nil)
                } else {
                    string = begun + String(character)
                }
                isEscaped = character == "\\" && !isEscaped
                continue
            }
            switch character {
            case "\"": string = ""
            case ":" where depth == 1: names.insert(last)
            case "{", "[": depth += 1
            case "}", "]": depth -= 1
            default: break
            }
            if depth == 0 { break }
        }
        self.names = names
    }
}
