package import Core
import Foundation

/// Where the server has the sample items.
package enum SampleThingAddress {
    package static let path: APIPath = "/sample-items"
    /// The query parameter of a search.
    package static let search = "sampleSearch"
}

struct SampleThingRepositoryImpl: SampleThingRepository {
    let apiClient: any APIClient
    #if CHANGES
    let changes: Changes
    #endif
    #if OFFLINE
    let list: (any SavedList<SampleThingItem>)?
    let now: @Sendable () -> Date
    #endif
    let paging: Paging

    func sampleItems(
        _ request: ListRequest<SampleThingQuery>,
        show: Show<ListPage<SampleThingItem>>
    ) async throws(SampleThingError) -> ListPage<SampleThingItem> {
        let query = request.query
        let search = query.search.isEmpty ? [] : [URLQueryItem(name: SampleThingAddress.search, value: query.search)]
        // #if CRUD
        // The newest sample items come first.
        let order = [URLQueryItem(name: "_sort", value: "id"), URLQueryItem(name: "_order", value: "desc")]
        // #if BOOL
        let filter = query.filters.values.map { URLQueryItem(name: "sampleToggleKey", value: $0) }
        let items = search + order + filter
        // #else
        let items = search + order
        // #endif
        // #else
        let items = search
        // #endif
        #if OFFLINE
        let saved = await list?.page(request.page, of: query)
        if let saved { await show(saved) }
        let get = APIRequest(.get, SampleThingAddress.path, query: items, retriesConnection: saved == nil)
        #else
        let get = APIRequest(.get, SampleThingAddress.path, query: items)
        #endif
        do throws(APIError) {
            #if CRUD
            let page = try await apiClient.page(request, of: get, paging: paging, sortedBy: { $0.id > $1.id }) {
                (items: [SampleThingResponse]) in
                items.map(\.sampleItem)
            }
            #else
            let page = try await apiClient.page(request, of: get, paging: paging) { (items: [SampleThingResponse]) in
                items.map(\.sampleItem)
            }
            #endif
            #if OFFLINE
            await list?.save(page, number: request.page, of: query, at: now())
            #endif
            return page
        } catch {
            #if OFFLINE
            if error.isOffline, let saved { return saved }
            #endif
            throw SampleThingError(error, notFound: .noCollection)
        }
    }

    func sampleItem(_ id: SampleThingItem.ID) async throws(SampleThingError) -> SampleThingItem {
        do throws(APIError) {
            let response: SampleThingResponse = try await apiClient.get(path: "\(SampleThingAddress.path)/\(id)")
            #if FLAG
            var item = response.sampleItem
            if response.sampleFlag == nil { item.sampleFlag = await isSampleFlagOn(id) }
            return item
            #elseif OUTSIDE
            return response.sampleItem(id: id)
            #else
            return response.sampleItem
            #endif
        } catch {
            throw SampleThingError(error, notFound: .noSuchSampleItem(id))
        }
    }
    #if OFFLINE

    func savedSampleItem(_ id: SampleThingItem.ID) async -> SavedCopy<SampleThingItem>? { await list?.element(id) }
    #endif
    #if FLAG

    /// Whether `sampleFlag` is on, for a server that does not send it with the sample item. If it is off, this is 404.
    private func isSampleFlagOn(_ id: SampleThingItem.ID) async -> Bool {
        (try? await apiClient.response(to: APIRequest(.get, "\(SampleThingAddress.path)/\(id)/sampleFlagKey"))) != nil
    }
    #endif
}

#if CHANGES
extension SampleThingRepositoryImpl {
    var changedSampleItems: ChangedCollection<SampleThingItem> {
        ChangedCollection(of: changes, at: SampleThingAddress.path) { change, old in
            #if FLAG
            if let isOn = change.isOn("sampleFlagKey") {
                var item = old
                item?.sampleFlag = isOn
                return item
            }
            #endif
            #if CRUD
            if let answer = change.answer(as: SampleThingResponse.self) { return answer.sampleItem }
            guard let body = change.body(as: JSONObject.self), let id = change.itemID else { return old }
            let values = (old?.json ?? ["id": .string(id)]).merging(body) { $1 }
            let new = try? JSONCoding.decode(SampleThingResponse.self, from: JSONCoding.encode(values))
            return new?.sampleItem ?? old
            #else
            return old
            #endif
        }
    }

    #if CRUD
    func adding(_ values: [SampleThingField: JSONValue]) -> PendingChange {
        let body = body(of: values)
        return PendingChange(.post, SampleThingAddress.path, body: body, text: body["sampleTitleKey"]?.text ?? "")
    }

    func editing(_ item: SampleThingItem, _ values: [SampleThingField: JSONValue]) -> PendingChange {
        let body = body(of: values)
        let title = body["sampleTitleKey"]?.text ?? item.texts[0]
        let (path, id) = (SampleThingAddress.path, "\(item.id)")
        return PendingChange(.patch, path, item: id, body: body, text: title, isMerging: true)
    }

    #if BOOL
    func toggling(_ item: SampleThingItem) -> PendingChange {
        editing(item, [.sampleToggle: .bool(!item.sampleToggle)])
    }

    #endif
    func removing(_ item: SampleThingItem) -> PendingChange {
        PendingChange(.delete, SampleThingAddress.path, item: "\(item.id)", text: item.texts[0])
    }

    #endif
    #if FLAG
    func togglingSampleFlag(_ item: SampleThingItem) -> PendingChange {
        let (isOn, path) = (!item.sampleFlag, SampleThingAddress.path)
        return PendingChange(flag: "sampleFlagKey", isOn: isOn, of: item.id, at: path, text: item.texts[0])
    }

    #endif
    func error(of change: PendingChange) -> SampleThingError? {
        change.refusal.map { refusal in
            let id = change.method == .post ? nil : change.itemID
            let notFound = id.map { SampleThingError.noSuchSampleItem(ResourceID($0)) }
            return SampleThingError(.refused(refusal), notFound: notFound ?? .noCollection)
        }
    }
    #if CRUD

    private func body(of values: [SampleThingField: JSONValue]) -> JSONObject {
        JSONObject(uniqueKeysWithValues: values.map { ($0.key, $1) })
    }
    #endif
}
#endif

#if CRUD
extension SampleThingField {
    /// The name of the field in the API.
    public var key: String {
        switch self {
        case .sampleInput: "sampleInputKey"
        }
    }
}

#endif
extension SampleThingError {
    init(_ error: APIError, notFound: SampleThingError) {
        self =
            switch error {
            case .refused(let refusal) where refusal.status == 401: .notSignedIn
            case .refused(let refusal) where refusal.status == 404: notFound
            default: .request(error)
            }
    }
}
#if CHOICE

extension SampleThingSampleChoice: RawRepresentable, Codable {
    /// Reads a value of the API.
    public init(rawValue: String) { self = Self.allCases.first { $0.rawValue == rawValue } ?? .other(rawValue) }

    /// The value in the API.
    public var rawValue: String {
        switch self {
        case .sampleCase: "sampleValue"
        case .other(let value): value
        }
    }
}
#endif
