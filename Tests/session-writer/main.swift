import Core
import Foundation

// Usage: session-writer FILE SERVER COUNT
// The user name in the session file is a number. This program adds 1 to the number and saves it, COUNT times. After
// each change, it prints a dot.
let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[3]) else { exit(64) }
let store = FileSessionStore(file: URL(filePath: arguments[1]), server: arguments[2])
for _ in 0..<count {
    try await store.update { session in
        let number = session.flatMap { Int($0.user.name) } ?? 0
        let date = Date(timeIntervalSince1970: 0)
        let user = User(id: "1", name: String(number + 1), email: "a@b.c", lastLoginDate: .time(date))
        session = Session(user: user, tokens: nil)
    }
    FileHandle.standardOutput.write(Data(".".utf8))
}
