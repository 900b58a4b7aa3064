#if FIELDS
#else
import Core

/// The response to `GET /sample-items/5`.
struct SampleThingDetailResponse: Decodable {
    let id: SampleThingItem.ID
    let title: String
    let body: String

    var detail: SampleThingDetail {
        SampleThingDetail(id: id, title: title, body: body)
    }
}
#endif
