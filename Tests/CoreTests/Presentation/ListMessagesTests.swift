import Core
import Foundation
import Testing

@Suite("The messages for lists")
struct ListMessagesTests {
    private static let minute = 60.0, hour = 3_600.0, day = 86_400.0

    @Test(
        "the age of saved data is rounded down to days, hours or minutes",
        arguments: [
            (minute - 0.1, "just now", "たった今"), (minute, "1 minute ago", "1分前に"),
            (2 * minute - 1, "1 minute ago", "1分前に"), (hour - 1, "59 minutes ago", "59分前に"),
            (hour, "1 hour ago", "1時間前に"), (day - 1, "23 hours ago", "23時間前に"), (day, "1 day ago", "1日前に"),
            (700_000 * day, "700,000 days ago", "700,000日前に"), (-400 * day, "just now", "たった今"),
            (.greatestFiniteMagnitude, "just now", "たった今"), (.nan, "just now", "たった今"),
        ]
    )
    func age(seconds: TimeInterval, english: String, japanese: String) {
        let now = Date(timeIntervalSince1970: 1_795_219_200)
        let date = now.addingTimeInterval(-seconds)
        let messages = (ListMessages.offline(savedAt: date, now: now), ListMessages.saved(at: date, now: now))
        #expect(messages.0.text(in: .english) == "Offline: saved \(english)")
        #expect(messages.0.text(in: .japanese) == "オフライン：\(japanese)保存")
        #expect(messages.1.text(in: .english) == "Saved \(english)")
        #expect(messages.1.text(in: .japanese) == "\(japanese)保存")
    }
}
