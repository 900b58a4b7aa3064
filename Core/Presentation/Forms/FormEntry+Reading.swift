import Foundation

/// How the user writes numbers and times.
struct InputFormat: Equatable, Sendable {
    /// The decimal separator, such as `,` in German.
    let separator: String
    let timeZone: TimeZone

    /// The marks of direction. Some regions write one before a number, or between the minus sign and the digits.
    static let marks = CharacterSet(charactersIn: "\u{61C}\u{200E}\u{200F}\u{2066}\u{2067}\u{2068}\u{2069}")
        .union(CharacterSet(charactersIn: "\u{202A}"..."\u{202E}"))
    static let blanks = CharacterSet.whitespacesAndNewlines.union(marks)
}

/// What was read from a text.
enum Reading {
    case value(JSONValue)
    /// The text has no value. The message says what the user must enter.
    case wrong(Message)
}

extension FormEntry {
    /// Reads what the user has typed. Spaces at both ends do not count. The value of an empty text is `null`, or `""`
    /// if the text can be empty. A text can be as long as that of the server, which has `length` characters.
    func read(_ typed: String, in format: InputFormat, length: Int = 0) -> Reading {
        let isText =
            switch kind {
            case .text, .choice, .own: true
            default: false
            }
        let whole = typed.trimmingCharacters(in: isText ? .whitespacesAndNewlines : InputFormat.blanks)
        guard !whole.isEmpty else { return empty }
        // A form reads at each drawing, and no number or date is so long.
        let isLong = !isText && whole.utf8.count > 1_000
        // Japanese keyboards also have `１`, `．` and `ー`.
        let plain = isText || isLong ? nil : whole.applyingTransform(.fullwidthToHalfwidth, reverse: false)
        let text = isLong ? "" : plain ?? whole
        switch kind {
        case .text(_, let limit, _):
            let limit = max(limit, length)
            return text.count <= limit ? .value(.string(text)) : .wrong(FormMessages.tooLong(limit: limit))
        case .number where isLong:
            return .wrong(.tooManyDigits(limit: 38))
        case .number:
            return format.number(text)
        case .wholeNumber where isLong:
            return .wrong(.tooManyDigits(limit: 18))
        case .wholeNumber:
            guard let number = text.plainNumber(separator: nil) else { return .wrong(.notAWholeNumber) }
            return Int(number).map { .value(.integer($0)) } ?? .wrong(.tooManyDigits(limit: 18))
        case .toggle:
            return Bool(text).map { .value(.bool($0)) } ?? .wrong(.notAToggle)
        case .day:
            let day = text.utf8.count == 10 ? Date(iso8601: text + "T00:00:00Z") : nil
            return day.map { .value(.string(ServerDate.day($0).iso8601)) } ?? .wrong(.notADay)
        case .time:
            return format.time(text).map { .value(.string(ServerDate.time($0).iso8601)) } ?? .wrong(.notATime)
        case .timestamp(let perSecond):
            guard let time = format.time(text),
                case (let number, false) = Int(time.timeIntervalSince1970).multipliedReportingOverflow(by: perSecond),
                // `ServerDate` reads a small number as another time, or not at all.
                JSONValue.integer(number).date == .time(time)
            else { return .wrong(.notATime) }
            return .value(.integer(number))
        case .choice, .own:
            return .value(.string(whole))
        }
    }

    /// What an empty text means.
    var empty: Reading {
        if isOptional { return .value(isMultiple ? .array([]) : .null) }
        if case .text(_, _, canBeEmpty: true) = kind { return .value("") }
        return .wrong(FormMessages.required)
    }

    /// The text of a value, as the user would type it. `nil` is the value of a field of a new item.
    func text(of value: JSONValue?, in format: InputFormat) -> String {
        switch (kind, value) {
        case (.choice, _): choiceText(of: values(of: value))
        case (.toggle, nil): isOptional ? "" : "false"
        case (.number, .integer?), (.number, .number?), (.number, .decimal?):
            value?.text?.replacing(".", with: format.separator) ?? ""
        case (.day, let value?): value.date?.day(in: format.timeZone) ?? value.text ?? ""
        case (.time, let value?), (.timestamp, let value?): value.date?.text(in: format.timeZone) ?? value.text ?? ""
        default: value?.text ?? ""
        }
    }
}

extension JSONValue {
    /// The date, if it is one of `ServerDate`.
    var date: ServerDate? {
        try? JSONCoding.decode(ServerDate.self, from: JSONCoding.encode(self))
    }
}

extension InputFormat {
    fileprivate func number(_ text: String) -> Reading {
        guard let plain = text.plainNumber(separator: separator) else {
            return .wrong(.notANumber(example: "12\(separator)5"))
        }
        let limit = 38
        guard plain.count(where: \.isNumber) <= limit, let number = Decimal(string: plain),
            // As a number of the server, so that each digit is kept.
            let value: JSONValue = try? JSONCoding.decode(from: Data(number.description.utf8))
        else { return .wrong(.tooManyDigits(limit: limit)) }
        return .value(value)
    }

    /// The time of a text such as `2026-01-15 09:30`, `2026-01-15 09:30:00`, or one in ISO 8601 with a time zone.
    func time(_ text: String) -> Date? {
        let seconds = text.utf8.count == 16 ? ":00" : ""
        guard let time = Date(iso8601: text.replacing(" ", with: "T") + seconds + "Z") else {
            return Date(iso8601: text)
        }
        // RFC 5545, 3.3.5: a time that a clock leaves out has the offset from before, and one that comes twice is the
        // first.
        let offset = { TimeInterval(timeZone.secondsFromGMT(for: $0)) }
        let (before, after) = (offset(time - 86_400), offset(time + 86_400))
        let isAfter = offset(time - before) != before && offset(time - after) == after
        return time - (isAfter ? after : before)
    }
}

extension String {
    /// The number in this text as ASCII, such as `-1234.5`. Also reads the digits of other scripts. It is `nil` if
    /// there is something else in the text, such as separators of thousands. A mark of direction can follow the minus
    /// sign.
    fileprivate func plainNumber(separator: String?) -> String? {
        let plain = map { character in
            switch character {
            case "-", "−", "ｰ", "–": "-"
            case _ where "\(character)" == separator: "."
            case _ where character.unicodeScalars.allSatisfy(InputFormat.marks.contains): " "
            case _ where character.unicodeScalars.first?.properties.numericType == .decimal:
                character.wholeNumberValue.map(String.init) ?? "?"
            default: "?"
            }
        }
        .joined()
        // With two repetitions of the same digits, the time would grow with the square of the length.
        let number = plain.wholeMatch(of: /(-?) *([0-9]+(?:\.[0-9]+)?|\.[0-9]+)/)?.output
        return number.map { "\($0.1)\($0.2)" }
    }
}

extension Message {
    fileprivate static let notAWholeNumber = Message(en: "Enter a whole number.", ja: "整数を入力してください。")
    fileprivate static let notAToggle = Message(en: "Enter true or false.", ja: "true か false を入力してください。")
    fileprivate static let notADay = Message(en: "Enter a day such as 2026-01-15.", ja: "日付は 2026-01-15 のように入力してください。")
    fileprivate static let notATime = Message(
        en: "Enter a time such as 2026-01-15 09:30.",
        ja: "日時は 2026-01-15 09:30 のように入力してください。"
    )
    fileprivate static func notANumber(example: String) -> Message {
        Message(en: "Enter a number such as \(example).", ja: "数値は \(example) のように入力してください。")
    }
    fileprivate static func tooManyDigits(limit: Int) -> Message {
        Message(en: "Enter at most \(limit) digits.", ja: "\(limit)桁以内で入力してください。")
    }
}
