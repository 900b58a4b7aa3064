/// The pictures of the module graph in the documents.
enum Readme {
    /// The documents that hold one.
    static func files(in repository: Repository) -> [String] {
        []
    }

    /// The text with the picture of a graph.
    static func text(_ text: String, with graph: ModuleGraph) throws(Failure) -> String {
        text
    }
}
