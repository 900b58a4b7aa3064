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
          },
          {
            "id": 4,
            "title": "Seven words for rain",
            "body": "From drizzle to cloudburst, and where each of them comes from."
          },
          {
            "id": 5,
            "title": "A desk that fits the room",
            "body": "Measure twice, and leave space for the door."
          },
          {
            "id": 6,
            "title": "Small repairs on a bicycle",
            "body": "A patch kit, two levers and a pump mend most things.\nThe rest is for the workshop."
          },
          {
            "id": 7,
            "title": "Tomatoes on a balcony",
            "body": "Six hours of sun, a large pot, and water in the morning."
          },
          {
            "id": 8,
            "title": "The history of the paper clip",
            "body": "Older than it looks, and patented more often than one would think."
          },
          {
            "id": 9,
            "title": "A library open at night",
            "body": "Two floors, green lamps, and nobody who whispers."
          },
          {
            "id": 10,
            "title": "How maps get their colours",
            "body": "Four are enough for every map.\nThe proof took more than a hundred years."
          },
          {
            "id": 11,
            "title": "Learning to swim at forty",
            "body": "The first week is about breathing, and nothing else."
          },
          {
            "id": 12,
            "title": "Soup for twelve",
            "body": "Carrots, lentils, cumin, and the largest pot of the house."
          },
          {
            "id": 13,
            "title": "The last steam ferry",
            "body": "It runs on Sundays from May to September.\nTickets are sold on board."
          },
          {
            "id": 14,
            "title": "A guide to mountain huts",
            "body": "Book early, bring a sheet, and be there before six."
          },
          {
            "id": 15,
            "title": "Letters from the archive",
            "body": "A box of envelopes, all opened with care, none of them answered."
          },
          {
            "id": 16,
            "title": "Knots worth knowing",
            "body": "Three for the boat, two for the tent, one for the parcel."
          },
          {
            "id": 17,
            "title": "Coffee by weight",
            "body": "Sixty grams to the litre is where to begin."
          },
          {
            "id": 18,
            "title": "The bees on the roof",
            "body": "Two hives above the station, and forty jars in a good year."
          },
          {
            "id": 19,
            "title": "A garden for birds",
            "body": "Leave a corner of it to the nettles.\nWater matters more than seeds."
          },
          {
            "id": 20,
            "title": "Old houses, new windows",
            "body": "What to keep of the frames, and what the law has to say."
          },
          {
            "id": 21,
            "title": "The shortest day",
            "body": "Lanterns at four in the afternoon, and soup for everyone."
          },
          {
            "id": 22,
            "title": "Tea from the mountains",
            "body": "Picked in April, rolled by hand, and best without sugar."
          },
          {
            "id": 23,
            "title": "A choir for beginners",
            "body": "Nobody has to read music.\nTuesdays at seven, in the hall beside the bridge."
          },
          {
            "id": 24,
            "title": "Trains through the night",
            "body": "Nine hours, one bed, and breakfast at the border."
          },
          {
            "id": 25,
            "title": "The clock of the town hall",
            "body": "It has been two minutes late since it was mended."
          }
        ]
        """#
}
