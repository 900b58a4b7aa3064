package import Core

/// Where the server has the sample item. For what belongs to the user who is signed in, there is no id in the path.
package enum SampleThingAddress {
    package static let path: APIPath = "/sample-items"
}

struct SampleThingRepositoryImpl: SampleThingRepository {
    let apiClient: any APIClient

    func sampleItem() async throws(SampleThingError) -> SampleThingItem {
        do throws(APIError) {
            let response: SampleThingResponse = try await apiClient.get(path: SampleThingAddress.path)
            #if OUTSIDE
            return response.sampleItem(id: 1)
            #else
            return response.sampleItem
            #endif
        } catch .refused(let refusal) where refusal.status == 401 {
            throw .notSignedIn
        } catch {
            throw .request(error)
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
