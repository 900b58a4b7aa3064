public import Testing

extension Collection {
    /// The element with this index, counted from 0. Without it, only this test fails. A subscript would end the run of
    /// all tests.
    public func at(_ index: Int, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
        try #require(dropFirst(index).first, "There is no element \(index).", sourceLocation: sourceLocation)
    }
}
