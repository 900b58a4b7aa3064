extension Refusal {
    /// Why the server does not take a file, to show it at its field in a form: it is too large (413), or of a type that
    /// the server does not take (415). `nil` for other errors.
    public var fileProblem: Message? {
        let problem: Message? =
            switch status {
            case 413: Message(en: "The file is too large for the server.", ja: "ファイルが大きすぎます。")
            case 415:
                Message(en: "The server does not accept a file of this type.", ja: "この形式のファイルは送信できません。")
            default: nil
            }
        return problem.map { problem in
            reason.map { Message(en: "\(problem) (\($0))", ja: "\(problem)（\($0)）") } ?? problem
        }
    }
}
