import Core
import Foundation

/// Reads the sample items through the API, and knows the requests that change them.
struct SampleThingRepositoryImpl: SampleThingRepository {
    let apiClient: any APIClient
    let path: APIPath = "/sample-items"
    private let paging = Paging.pages()

    func sampleItems(_ query: SampleThingQuery) async throws(SampleThingError) -> ListPage<SampleThingItem> {
        do throws(APIError) {
            return try await apiClient.page(
                ListRequest(query),
                of: APIRequest(.get, path, query: query.parameters),
                paging: paging,
                sortedBy: { (Int("\($0.id)") ?? .max) > (Int("\($1.id)") ?? .max) },
                elements: { (sampleItems: [SampleThingResponse]) in sampleItems.map(\.sampleItem) }
            )
        } catch {
            throw SampleThingError(error, notFound: .noCollection)
        }
    }

    func adding(_ title: String, form: String) -> PendingChange {
        let body = SampleThingRequest(title: title, completed: false)
        return PendingChange(.post, path, body: body, text: title, form: form)
    }

    func updating(_ item: SampleThingItem) -> PendingChange {
        PendingChange(
            .patch,
            path,
            item: "\(item.id)",
            body: SampleThingRequest(completed: item.isDone),
            text: item.title,
            isMerging: true
        )
    }

    func removing(_ item: SampleThingItem) -> PendingChange {
        PendingChange(.delete, path, item: "\(item.id)", text: item.title)
    }

    func sampleItem(with change: PendingChange, old: SampleThingItem?) -> SampleThingItem? {
        if let answer = change.answer(as: SampleThingResponse.self) { return answer.sampleItem }
        guard let body = change.body(as: SampleThingRequest.self), let id = change.itemID,
            let title = body.title ?? old?.title
        else { return old }
        return SampleThingItem(id: ResourceID(id), title: title, isDone: body.completed)
    }

    func error(of change: PendingChange) -> SampleThingError? {
        change.refusal.map { refusal in
            let notFound = change.itemID.map { SampleThingError.noSuchSampleItem(ResourceID($0)) }
            return SampleThingError(.refused(refusal), notFound: change.method == .post ? .noCollection : notFound)
        }
    }
}

extension SampleThingQuery {
    fileprivate var parameters: [URLQueryItem] {
        var values = filters
        (values["_sort"], values["_order"]) = ("id", "desc")
        values["q"] = search.isEmpty ? nil : search
        return values.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
    }
}

extension SampleThingError {
    fileprivate init(_ error: APIError, notFound: SampleThingError?) {
        self =
            switch error {
            case .refused(let refusal) where refusal.status == 401: .notSignedIn
            case .refused(let refusal) where refusal.status == 404: notFound ?? .request(error)
            default: .request(error)
            }
    }
}
