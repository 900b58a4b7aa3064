#if DEBUG
public import Core

extension SampleThingDetailState {
    /// States of the screen of one sample item for previews and tests. Each kind of state is included.
    public static var samples: KeyValuePairs<String, SampleThingDetailState> {
        #if FIELDS
        let item = SampleThingItem.sample
        return [
            "Not loaded": .idle(previous: nil),
            "Known": .idle(previous: item),
            "Loading": .loading(previous: nil),
            "Loading again": .loading(previous: item),
            "Loaded": .loaded(item),
            "No such sample item": .error(.noSuchSampleItem(0), previous: nil),
            "Refresh failed": .error(.sampleOffline, previous: item),
        ]
        #else
        let title = SampleThingDetail(id: 1, title: SampleThingItem.sample.title, body: nil)
        let detail = SampleThingDetail(id: 1, title: title.title, body: "Follow the quay.\n潮の香りがする。")
        return [
            "Not loaded": .idle(previous: nil),
            "Text not loaded": .idle(previous: title),
            "Loading": .loading(previous: nil),
            "Loading the text": .loading(previous: title),
            "Loading again": .loading(previous: detail),
            "Loaded": .loaded(detail),
            "No such sample item": .error(.noSuchSampleItem(0), previous: nil),
            "Text failed": .error(.sampleOffline, previous: title),
            "Refresh failed": .error(.sampleOffline, previous: detail),
        ]
        #endif
    }
}
#endif
