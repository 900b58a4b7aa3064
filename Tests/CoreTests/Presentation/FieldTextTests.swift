import Core
import Foundation
import Testing

@Suite("FieldText")
struct FieldTextTests {
    private let label = Message(en: "Label", ja: "ラベル")

    @Test(
        "a number has the decimal separator of the region in all languages, and a missing value is empty",
        arguments: Language.allCases,
        [("en_US", "1234.5"), ("de_DE", "1234,5"), ("en_DE", "1234,5"), ("ar_EG", "1234٫5")]
    )
    func formats(language: Language, region: (name: String, text: String)) {
        let locale = Locale(identifier: region.name)
        let fields = [
            FieldText("1.5", label: label, in: language), FieldText(12_345, label: label, in: language, locale: locale),
            FieldText(1_234.5, label: label, in: language, locale: locale),
            FieldText(Decimal(25), label: label, in: language, locale: locale),
            FieldText(25.0, label: label, in: language, locale: locale),
            FieldText(nil as Int?, label: label, in: language),
            FieldText(nil as ServerDate?, label: label, in: language, timeZone: .gmt),
        ]
        #expect(fields.map(\.value) == ["1.5", "12345", region.text, "25", "25", "", ""])
        let list = FieldText(["a", "b"], label: label, in: language)
        #expect(list.value == (language == .japanese ? "a、b" : "a, b"))
        #expect(fields.allSatisfy { $0.label == label.text(in: language) })
    }

    @Test(
        "a time is shown in the time zone of the user, and a day is the same in every time zone",
        arguments: [
            ("Asia/Tokyo", ["2026-01-02 18:30:00", "2026-01-02 09:00:00", "2026-01-02"]),
            ("America/Los_Angeles", ["2026-01-02 01:30:00", "2026-01-01 16:00:00", "2026-01-02"]),
        ]
    )
    func hasTimeZone(zone: String, texts: [String]) throws {
        let dates: [ServerDate] = try decode(
            #"["2026-01-02T09:30:00.25Z","2026-01-02T00:00:00Z","2026-01-02"]"#
        )
        let timeZone = try #require(TimeZone(identifier: zone))
        #expect(dates.map { FieldText($0, label: label, in: .english, timeZone: timeZone).value } == texts)
        #expect(dates.map { $0.day(in: timeZone) } == texts.map { String($0.prefix(10)) })
        #expect(dates.map(\.iso8601) == ["2026-01-02T09:30:00Z", "2026-01-02T00:00:00Z", "2026-01-02"])
        #expect(
            try JSONCoding.decode([ServerDate].self, from: JSONCoding.encode(dates)).dropFirst() == dates.dropFirst()
        )
    }

    @Test("a number of seconds or milliseconds since 1970 is a time. Other numbers are no dates")
    func numbers() throws {
        let dates: [ServerDate] = try decode("[1700000000, 1700000000123, 1700000000.5, -86400]")
        #expect(
            dates.map(\.iso8601).prefix(3) == ["2023-11-14T22:13:20Z", "2023-11-14T22:13:20Z", "2023-11-14T22:13:20Z"]
        )
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
