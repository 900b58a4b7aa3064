public import FakeAPI

extension SampleData {
    #if FIELDS
    /// The collection `/sample-items` of the fake server, as JSON.
    public static let sampleThing = #"""
        [
            sampleObjects
        ]
        """#
    #else
    /// The collection `/sample-items` of the fake server, as JSON.
    public static let sampleThing = #"""
        [
            {"id": 1, "title": "A walk along the harbour", "body": "Follow the quay.\nTake the ferry back."},
            {"id": 2, "title": "Bread without kneading", "body": "Mix flour, water and salt.\nWait for a night."},
            {"id": 3, "title": "The night sky in November", "body": "Jupiter shines all night."}
        ]
        """#
    #endif
}
