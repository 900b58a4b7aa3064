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
            {"id": 3, "title": "The night sky in November", "body": "Jupiter shines all night."},
            {"id": 4, "title": "Seven words for rain", "body": "From drizzle to cloudburst."},
            {"id": 5, "title": "Small repairs on a bicycle", "body": "A patch kit and a pump are enough."},
            {"id": 6, "title": "The history of the paper clip", "body": "It is older than it looks."},
            {"id": 7, "title": "How maps get their colours", "body": "Four colours are enough for every map."},
            {"id": 8, "title": "Coffee by weight", "body": "Start with sixty grams to the litre."}
        ]
        """#
    #endif
}
