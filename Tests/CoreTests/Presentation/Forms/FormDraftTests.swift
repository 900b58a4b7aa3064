import Foundation
import Testing

@testable import Core

@Suite("What is typed into a form")
struct FormDraftTests {
    private static let long = String(repeating: "1", count: 100_000)

    private func typed(_ text: String, _ field: BoatField, in language: String = "en") -> FormDraft<BoatField> {
        var draft = FormDraft.of([:], in: language)
        draft[field] = text
        return draft
    }

    @Test(
        "a number is read in the writing of the user and keeps its digits",
        arguments: [
            ("en", " 2.50 ", "2.5"), ("en", "１２３．５", "123.5"), ("en", "ー５", "-5"), ("en", "−0.1", "-0.1"),
            ("en", ".5", "0.5"), ("en", "007", "7"), ("de", "2,25", "2.25"), ("de", "２，２５", "2.25"), ("en", "٣", "3"),
            ("en", "\u{61C}5\u{200F} ", "5"), ("en", "\u{200E}−\u{200E}5", "-5"),
            ("de", "\u{2068}-0,5\u{2069}", "-0.5"),
            ("en", "12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
            ("en", "0.12345678901234567890123456789", "0.12345678901234567890123456789"),
        ]
    )
    func readsNumbers(language: String, text: String, number: String) throws {
        let body = try JSONCoding.encode(typed(text, .length, in: language).changes)
        #expect(String(decoding: body, as: UTF8.self) == #"{"insured":false,"length":\#(number)}"#)
    }

    @Test("a negative number is read as each region writes it")
    func readsEveryRegion() {
        for name in Locale.availableIdentifiers {
            let formatter = NumberFormatter()
            (formatter.locale, formatter.numberStyle) = (Locale(identifier: name), .decimal)
            // For some regions, Foundation has two decimal separators.
            guard formatter.decimalSeparator == formatter.locale.decimalSeparator else { continue }
            let text = formatter.string(from: -1.5) ?? ""
            #expect(typed(text, .length, in: name).value(of: .length) == .number(-1.5), "\(name): \(text)")
        }
    }

    @Test(
        "what cannot be read, or is missing, is refused with a sentence",
        .timeLimit(.minutes(1)),
        arguments: [
            (
                BoatField.length, "en",
                "1,234|0x1p3|nan|1e5|--5|5-|1.2.3|五|½|inf|-|1 234|1\u{200E}2|- 5".components(separatedBy: "|"),
                "Enter a number such as 12.5."
            ),
            (.length, "de", ["1.234", "1.234,5"], "Enter a number such as 12,5."),
            (.length, "en", [400, 100_000].map { String(repeating: "9", count: $0) }, "Enter at most 38 digits."),
            (.length, "en", ["9", ".", "-", "x", "９"].map { long + $0 }, "Enter at most 38 digits."),
            (.built, "en", ["1990.5"], "Enter a whole number."),
            (.built, "en", ["９９９９９９９９９９９９９９９９９９９９", long + "x"], "Enter at most 18 digits."),
            (.built, "en", ["1"], "Enter a later year."),
            (.name, "en", ["123456"], "Enter at most 5 characters."), (.name, "en", [" "], "This field is required."),
            (.launched, "en", ["2026-02-30", long], "Enter a day such as 2026-01-15."),
            (.insured, "en", ["yes", long], "Enter true or false."),
            (.seen, "en", ["2026-01-15", "2026-01-15T09:30:00." + long], "Enter a time such as 2026-01-15 09:30."),
        ]
    )
    func refuses(field: BoatField, language: String, texts: [String], sentence: String) {
        for text in texts {
            let draft = typed(text, field, in: language)
            let problem = draft.checked()[field]
            #expect(problem?.text(in: .english) == sentence)
            if language == "de" { #expect(problem?.text(in: .japanese) == "数値は 12,5 のように入力してください。") }
            #expect(draft[field] == text && draft.isUnsaved)
        }
    }

    @Test("the values at the opening are shown in the writing and the time zone of the user, and are no changes")
    func opens() {
        let draft = FormDraft.of(in: "de")
        let texts = ["Lea", "2,5", "1990", "true", "2026-01-15", "2026-01-16 08:30:00", ""]
        #expect(BoatField.allCases.map { draft[$0] } == texts)
        #expect(draft.changes.isEmpty && draft.checked().isEmpty && !draft.isUnsaved)
    }

    @Test("a body has what differs from the opening, and an emptied field is null")
    func changes() {
        var draft = FormDraft.of()
        for (field, text) in [
            (BoatField.name, " Lea "), (.length, "2.50"), (.built, ""), (.insured, "false"), (.note, "true"),
            (.launched, "２０２６－０３－０１"), (.seen, "2026-03-01T00:05:00+01:00"),
        ] {
            draft[field] = text
        }
        #expect(
            draft.changes == [
                "built": .null, "insured": false, "note": true, "launched": "2026-03-01",
                "seen": "2026-02-28T23:05:00Z",
            ]
        )
        #expect(BoatField.allCases.filter(draft.isChanged) == [.built, .insured, .launched, .seen, .note])
    }

    @Test("a new item needs its required fields. Its empty form can be closed, and a toggle is off")
    func adds() {
        let draft = FormDraft.of([:])
        #expect(draft.changes == ["insured": false] && !draft.isUnsaved)
        #expect(draft.checked().keys.sorted { $0.rawValue < $1.rawValue } == [.length, .name])
    }

    @Test("what a save of unknown outcome has sent is sent again, also if it has its first value again, or none")
    func sendsAgain() {
        var draft = FormDraft.of(FormDraft.boat.filter { $0.key != "seen" })
        draft.sent = ["name", "note", "seen"]
        #expect(draft.changes == ["name": "Lea", "note": .null, "seen": .null] && draft.isUnsaved)
    }

    @Test(
        "a time is read in the time zone of the user, and written as the server writes it",
        arguments: [
            (FormEntry.Kind.time, "2026-03-01 08:05", JSONValue?.some("2026-02-28T23:05:00Z")),
            (.timestamp(perSecond: 1), "2026-03-01 08:05", 1_772_319_900),
            (.timestamp(perSecond: 1_000), "2026-03-01 08:05", 1_772_319_900_000),
            (.timestamp(perSecond: 1_000), "1972-05-05 09:00", nil),
            (.timestamp(perSecond: .max), "2026-03-01 08:05", nil),
        ]
    )
    func writesTimes(kind: FormEntry.Kind, text: String, time: JSONValue?) throws {
        let entry = FormEntry(kind, FormMessages.save)
        let format = InputFormat(separator: ".", timeZone: try #require(TimeZone(identifier: "Asia/Tokyo")))
        guard case .value(let value) = entry.read(text, in: format) else { return #expect(time == nil) }
        #expect(value == time && entry.text(of: value, in: format) == text + ":00")
    }

    @Test(
        "a time that a clock leaves out has the offset from before, and one that comes twice is the first",
        arguments: [
            ("Europe/Berlin", "2026-10-25 02:30:00", "2026-10-25T00:30:00Z", "2026-10-25 02:30:00"),
            ("America/New_York", "2026-11-01 01:30:00", "2026-11-01T05:30:00Z", "2026-11-01 01:30:00"),
            ("Australia/Lord_Howe", "2026-04-05 01:45:00", "2026-04-04T14:45:00Z", "2026-04-05 01:45:00"),
            ("Europe/Berlin", "2026-03-29 02:30:00", "2026-03-29T01:30:00Z", "2026-03-29 03:30:00"),
            ("America/New_York", "2026-03-08 02:30:00", "2026-03-08T07:30:00Z", "2026-03-08 03:30:00"),
            ("Australia/Lord_Howe", "2026-10-04 02:15:00", "2026-10-03T15:45:00Z", "2026-10-04 02:45:00"),
            ("Pacific/Apia", "2011-12-30 12:00:00", "2011-12-30T22:00:00Z", "2011-12-31 12:00:00"),
            // On these days, the clocks change some hours before or after these times.
            ("America/New_York", "2026-11-01 03:00:00", "2026-11-01T08:00:00Z", "2026-11-01 03:00:00"),
            ("Europe/Berlin", "2026-03-29 01:30:00", "2026-03-29T00:30:00Z", "2026-03-29 01:30:00"),
        ]
    )
    func changesClocks(zone: String, text: String, time: String, shown: String) throws {
        var draft = FormDraft.of([:], in: "en", zone)
        draft[.seen] = text
        #expect(draft.value(of: .seen) == .string(time))
        // The picker writes what the field reads.
        let date = try #require(draft.date(of: .seen))
        #expect(ServerDate.time(date).iso8601 == time && draft.text(of: date, in: .seen) == shown)
        draft[.seen] = shown
        #expect(draft.value(of: .seen) == .string(time))
    }

    @Test("a text can stay as long as that of the server")
    func keepsLength() {
        var draft = FormDraft.of(["name": "123456789"])
        for (text, isValid) in [("12345678", true), (" abcdefghi ", true), ("1234567890", false)] {
            draft[.name] = text
            #expect((draft.checked()[.name] == nil) == isValid, "\(text)")
        }
        #expect(draft.checked()[.name] == FormMessages.tooLong(limit: 9))
    }

    private enum Remark: String, FormField {
        case plain, optional
        var entry: FormEntry {
            FormEntry(.text(.lines, limit: 5, canBeEmpty: true), FormMessages.save, isOptional: self == .optional)
        }
        func problem(in draft: FormDraft<Self>) -> Message? { FormMessages.required }
    }

    @Test("an emptied text that can be empty is an empty text, and of an optional field null. It has no problem")
    func empties() {
        #expect(FormDraft<Remark>().changes == ["plain": ""])
        #expect(FormDraft<Remark>(of: ["plain": .null, "optional": .null]).changes.isEmpty)
        var draft = FormDraft<Remark>(of: ["plain": "a", "optional": "b"])
        for field in Remark.allCases { draft[field] = " " }
        #expect(draft.changes == ["plain": "", "optional": .null] && draft.checked().isEmpty)
        draft[.plain] = "a\nb"
        #expect(draft.value(of: .plain) == "a\nb" && draft.checked() == [.plain: FormMessages.required])
    }

    @Test(
        "a date picker shows the day of the server in every time zone, and a time in the time zone of the user",
        arguments: [("Asia/Tokyo", "2026-01-16 08:31:00"), ("America/New_York", "2026-01-15 18:31:00")]
    )
    func picks(zone: String, seen: String) throws {
        var draft = FormDraft.of(in: "en", zone)
        let day = try #require(draft.date(of: .launched))
        #expect(draft.text(of: day, in: .launched) == "2026-01-15")
        let time = try #require(draft.date(of: .seen))
        #expect(draft.text(of: time + 60, in: .seen) == seen)
        draft[.launched] = ""
        #expect(draft.date(of: .launched) == nil)
        draft[.launched] = draft.text(of: time, in: .launched)
        #expect(draft[.launched] == seen.prefix(10))
    }
}
