import Core
import Foundation
import Testing

@Suite("FieldText")
struct FieldTextTests {
    private let label = Message(en: "Label", ja: "ラベル")

    @Test(
        "a number is written as in the region, a number that can be a year has no separators, and nothing is empty",
        arguments: [
            ("en_US", ["12,345", "-1234.5", "2026", "25"]), ("ja_JP", ["12,345", "-1234.5", "2026", "25"]),
            ("en_DE", ["12.345", "-1234,5", "2026", "25"]), ("ja_DE", ["12.345", "-1234,5", "2026", "25"]),
        ]
    )
    func formats(region: String, texts: [String]) {
        let language = Language(Locale(identifier: region))
        let numbers = [
            FieldText(12_345, label: label, in: language), FieldText(-1_234.5, label: label, in: language),
            FieldText(2_026, label: label, in: language), FieldText(Decimal(25), label: label, in: language),
        ]
        #expect(numbers.map(\.value) == texts)
        let other = FieldText(12_345.5, label: label, in: language, locale: Locale(identifier: "ar_EG"))
        #expect(other.value == "١٢٬٣٤٥٫٥")
        let fields = [
            FieldText("1.5", label: label, in: language), FieldText(nil as Int?, label: label, in: language),
            FieldText(nil as ServerDate?, label: label, in: language, timeZone: .gmt),
            FieldText(Double.infinity, label: label, in: language),
        ]
        #expect(fields.map(\.value) == ["1.5", "", "", "inf"])
        #expect(FieldText(["a", "b"], label: label, in: language).value == (language == .japanese ? "a、b" : "a, b"))
        #expect(fields.allSatisfy { $0.label == label.text(in: language) })
    }

    @Test(
        "a time is shown in the time zone and as in the region of the user, and a day is the same in every time zone",
        arguments: [
            ("ja_JP", "Asia/Tokyo", ["2026年1月2日 18:30", "2026年1月2日 9:00", "2026年1月2日"]),
            ("ja_US", "America/Los_Angeles", ["2026年1月2日 午前1:30", "2026年1月1日 午後4:00", "2026年1月2日"]),
            ("en_GB", "America/Los_Angeles", ["2 Jan 2026 1:30", "1 Jan 2026 16:00", "2 Jan 2026"]),
            ("fr_FR", "Pacific/Kiritimati", ["2 Jan 2026 23:30", "2 Jan 2026 14:00", "2 Jan 2026"]),
        ]
    )
    func hasTimeZone(region: String, zone: String, texts: [String]) throws {
        let dates: [ServerDate] = try decode(
            #"["2026-01-02T09:30:00.25Z","2026-01-02T00:00:00Z","2026-01-02"]"#
        )
        let timeZone = try #require(TimeZone(identifier: zone))
        let language = Language(Locale(identifier: region))
        // The word before an English time depends on the version of the system.
        let shown = dates.map { FieldText($0, label: label, in: language, timeZone: timeZone).value }
        #expect(shown.map { $0.replacing(#/ at|,/#, with: "") } == texts)
        let days = dates.map { $0.day(in: language, timeZone: timeZone) }
        #expect(zip(texts, days).allSatisfy { $0.hasPrefix($1) } && days.last == texts.last)
        let plain = dates.map { $0.text(in: timeZone) }
        #expect(plain.last == "2026-01-02" && plain[0].hasSuffix(":30:00"))
        #expect(dates.map(\.iso8601) == ["2026-01-02T09:30:00Z", "2026-01-02T00:00:00Z", "2026-01-02"])
        let coded: [ServerDate] = try JSONCoding.decode(from: JSONCoding.encode(dates))
        #expect(coded.dropFirst() == dates.dropFirst())
    }

    @Test("a number of seconds or milliseconds since 1970 is a time. Other numbers are no dates")
    func numbers() throws {
        let dates: [ServerDate] = try decode("[1700000000, 1700000000123, 1700000000.5, -86400]")
        #expect(dates.prefix(3).map(\.iso8601) == Array(repeating: "2023-11-14T22:13:20Z", count: 3))
        #expect(dates.last?.iso8601 == "1969-12-31T00:00:00Z")
        #expect(try decode("[0]") as [ServerDate] == [.time(Date(timeIntervalSince1970: 0))])
        for number in ["1e20", "5"] {
            #expect(throws: UnreadableJSON(path: "[0]", .invalid("expected a date"))) {
                try JSONCoding.decode([ServerDate].self, from: Data("[\(number)]".utf8))
            }
        }
        let price: [Decimal] = try decode("[19.99, 3.133, 10.0]")
        let locale = Locale(identifier: "de")
        let texts = price.map { FieldText($0, label: label, in: .english, locale: locale).value }
        #expect(texts == ["19,99", "3,133", "10"])
    }

    @Test("yes and no are in the language of the user")
    func translates() {
        #expect(FieldText(true, label: label, in: .english).value == "Yes")
        #expect(FieldText(false, label: label, in: .japanese).value == "いいえ")
    }
}
