public import FakeAPI

extension SampleData {
    /// The collection `/sample-items` of the fake server, as JSON.
    public static let sampleThing = #"""
        [
            {"userId": 1, "id": 1, "title": "Passport renewal", "completed": true},
            {"userId": 1, "id": 2, "title": "Recipe for lemon cake", "completed": true},
            {"userId": 2, "id": 3, "title": "Photos of the summer party", "completed": false},
            {"userId": 2, "id": 4, "title": "Spare parts for the bicycle", "completed": true},
            {"userId": 2, "id": 5, "title": "Night train from Vienna to Venice", "completed": false}
        ]
        """#
}
