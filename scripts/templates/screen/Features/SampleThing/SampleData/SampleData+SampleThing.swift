public import FakeAPI

extension SampleData {
    /// The response to `GET /sample-items` of the fake server, as JSON.
    public static let sampleThing = #"""
        sampleObject
        """#
}
