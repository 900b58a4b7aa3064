import FakeAPI

extension SampleData {
    /// The collection `/sample-items`.
    static let sampleItems = #"""
        [
          {
            "id": 1,
            "title": "A walk along the harbour",
            "body": "Start at the old lighthouse and follow the quay.\nThe ferry back leaves every half hour."
          },
          {
            "id": 2,
            "title": "Bread without kneading",
            "body": "Flour, water, salt, and a night of patience.\nBake it in a pot with the lid on."
          },
          {
            "id": 3,
            "title": "The night sky in November",
            "body": "Jupiter is up all night.\nA dark garden is enough, and a warm coat."
          }
        ]
        """#
}
