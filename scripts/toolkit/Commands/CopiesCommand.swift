/// The command that `scripts/copies` runs.
struct CopiesCommand {
    private let isCheck: Bool

    init(_ arguments: inout Arguments) throws(Failure) {
        let isWrite = arguments.flag("--write")
        isCheck = arguments.flag("--check")
        guard isCheck != isWrite, try arguments.names().isEmpty else { throw arguments.wrong("Use --check or --write") }
    }

    func run() throws(Failure) {
        var edits = Edits()
        try edits.editCopies(of: .current)
        let message = "a screen or code is not up to date. Update it with scripts/copies --write"
        try edits.finish(isCheck: isCheck, message, in: .current)
    }
}
