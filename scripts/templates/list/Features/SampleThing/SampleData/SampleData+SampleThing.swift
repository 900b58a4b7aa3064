public import FakeAPI

extension SampleData {
    /// The collection `/sample-items` of the fake server, as JSON.
    public static let sampleThing = #"""
        [
            sampleObjects
        ]
        """#
}
