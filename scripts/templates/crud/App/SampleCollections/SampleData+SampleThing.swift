import FakeAPI

extension SampleData {
    /// The collection `/sample-items`.
    static let sampleItems = #"""
        [
            {"userId": 1, "id": 1, "title": "Passport renewal", "completed": true},
            {"userId": 1, "id": 2, "title": "Recipe for lemon cake", "completed": true},
            {"userId": 2, "id": 3, "title": "Photos of the summer party", "completed": false},
            {"userId": 2, "id": 4, "title": "Spare parts for the bicycle", "completed": true},
            {"userId": 2, "id": 5, "title": "Night train from Vienna to Venice", "completed": false},
            {"userId": 3, "id": 6, "title": "Watering plan for the garden", "completed": false},
            {"userId": 3, "id": 7, "title": "Concert tickets for the first weekend in May", "completed": true},
            {"userId": 3, "id": 8, "title": "A shorter way to the office", "completed": false}
        ]
        """#
}
