import Foundation

/// How the user writes numbers and times.
struct InputFormat: Equatable, Sendable {
    /// The decimal separator, such as `,` in German.
    let separator: String
    let timeZone: TimeZone
}

/// What was read from a text.
enum Reading {
    case value(JSONValue)
    /// The text has no value. The message says what the user must enter.
    case wrong(Message)
}

extension FormEntry {
    /// Reads what the user has typed. Spaces at both ends do not count. An empty text is the value `null`.
    func read(_ typed: String, in format: InputFormat) -> Reading {
        let whole = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !whole.isEmpty else { return isOptional ? .value(.null) : .wrong(FormMessages.required) }
        // Japanese keyboards also have `１`, `．` and `ー`.
        let text = whole.applyingTransform(.fullwidthToHalfwidth, reverse: false) ?? whole
        switch kind {
        case .text(_, let limit):
            return whole.count <= limit ? .value(.string(whole)) : .wrong(FormMessages.tooLong(limit: limit))
        case .number:
            return format.number(text)
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
            guard let time = format.time(text), case let number = Int(time.timeIntervalSince1970) * perSecond,
                // `ServerDate` reads a small number as another time, or not at all.
                JSONValue.integer(number).date == .time(time)
            else { return .wrong(.notATime) }
            return .value(.integer(number))
        }
    }

    /// The text of a value, as the user would type it. `nil` is the value of a field of a new item.
    func text(of value: JSONValue?, in format: InputFormat) -> String {
        switch (kind, value) {
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
        let offset = { TimeInterval(timeZone.secondsFromGMT(for: $0)) }
        return time - offset(time - offset(time))
    }
}

extension String {
    /// The number in this text as ASCII, such as `-1234.5`. Also reads the digits of other scripts. It is `nil` if there is
    /// something else in the text, such as separators of thousands.
    fileprivate func plainNumber(separator: String?) -> String? {
        let plain = map { character in
            switch character {
            case "-", "−", "ｰ", "–": "-"
            case _ where "\(character)" == separator: "."
            case _ where character.unicodeScalars.first?.properties.numericType == .decimal:
                character.wholeNumberValue.map(String.init) ?? "?"
            default: "?"
            }
        }
        .joined()
        return plain.wholeMatch(of: /-?[0-9]*\.?[0-9]+/) == nil ? nil : plain
    }
}

extension Message {
    fileprivate static let notAWholeNumber = Message(en: "Enter a whole number.", ja: "整数を入力してください。")
    fileprivate static let notAToggle = Message(en: "Enter true or false.", ja: "trueかfalseを入力してください。")
    fileprivate static let notADay = Message(en: "Enter a day such as 2026-01-15.", ja: "2026-01-15のような日付を入力してください。")
    fileprivate static let notATime = Message(
        en: "Enter a time such as 2026-01-15 09:30.",
        ja: "2026-01-15 09:30のような日時を入力してください。"
    )
    fileprivate static func notANumber(example: String) -> Message {
        Message(en: "Enter a number such as \(example).", ja: "\(example)のような数値を入力してください。")
    }
    fileprivate static func tooManyDigits(limit: Int) -> Message {
        Message(en: "Enter at most \(limit) digits.", ja: "\(limit)桁以内で入力してください。")
    }
}
