import Core
import Foundation

/// A store that is written like the store of a feature. It shows a contact, which can be edited.
@MainActor
final class ContactStore: Store {
    @Observed private(set) var state: ContactState
    var transitions: Transitions<ContactState> { $state }
    private let work = LatestTask()

    init(_ contact: Contact) {
        state = .contact(.loaded(contact))
    }

    func edit() {
        guard case .contact(let loadState) = state, let contact = loadState.content else { return }
        work.cancel()
        state = .editing(ContactDraft(of: contact))
    }

    func discard() {
        guard case .editing(let draft) = state else { return }
        state = .contact(.loaded(draft.original))
    }
}

/// A store that is written like the store of a screen that loads one object.
@MainActor
final class LoadedContactStore: LoadStore<Contact, APIError> {
    init(_ contact: Contact) {
        super.init(contact) { (_, _) async throws(APIError) in contact }
    }
}

indirect enum ContactState: Equatable, Sendable {
    case contact(LoadState<Contact, APIError>)
    case editing(ContactDraft)
}

struct Contact: Equatable, Sendable {
    let id: ResourceID<Contact>
    let date: Date
    let fields: [ContactField: String]
}

enum ContactField {
    case name, email, phone, website
}

struct ContactDraft: Equatable, Sendable {
    let original: Contact
    private var typed: [ContactField: String] = [:]
    private var problems: [ContactField: String] = [:]
    private var failure: APIError?

    init(of contact: Contact) {
        original = contact
    }
}
