public import FakeAPI

extension SampleData {
    /// The list `/sample-items` of the fake server, as JSON.
    public static let sampleThing = #"""
        [
            sampleObjects
        ]
        """#
}
