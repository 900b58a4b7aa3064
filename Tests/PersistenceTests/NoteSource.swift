import Core
import GRDB

@testable import Persistence

/// A note. The tests save notes, because the databases must also work if no feature saves data.
struct Note: Equatable, Sendable {
    let id: ResourceID<Note>
    var text = "text"
}

/// Saves notes in a database, like the local data source of a feature.
struct NoteSource: Sendable {
    /// The SQL of the first version of the database. It creates the table of the notes.
    static let table = "CREATE TABLE note (id NOT NULL PRIMARY KEY, text TEXT NOT NULL)"

    private let database: LocalDatabase

    init(_ databases: UserDatabases, name: String = "notes", versions: [String] = [table]) {
        database = LocalDatabase(databases, name: name, versions: versions)
    }

    /// All notes, in the order in which they were saved. `nil` means that the database cannot or must not be read.
    func notes() async -> [Note]? {
        await database.read { db in
            try Row.fetchAll(db, sql: "SELECT id, text FROM note ORDER BY rowid").map { row in
                try Note(id: ResourceID(saved: row.decode(forColumn: "id")), text: row.decode(forColumn: "text"))
            }
        }
    }

    /// The ids of all notes, in the order in which they were saved.
    func ids() async -> [ResourceID<Note>]? {
        await notes()?.map(\.id)
    }

    /// Adds notes. Fails if there is already a note with one of the ids.
    func save(_ notes: [Note]) async {
        await database.write { db in
            for note in notes {
                try db.execute(
                    sql: "INSERT INTO note (id, text) VALUES (?, ?)",
                    arguments: [note.id.databaseValue, note.text]
                )
            }
        }
    }

    /// Adds notes with these ids.
    func save(_ ids: ResourceID<Note>...) async {
        await save(ids.map { Note(id: $0) })
    }

    /// Changes the database with SQL.
    func execute(_ sql: String) async {
        await database.write { try $0.execute(sql: sql) }
    }
}

extension UserDatabases {
    /// A new source of notes. It belongs to the user who is signed in when it is used for the first time.
    var notes: NoteSource { NoteSource(self) }
}
