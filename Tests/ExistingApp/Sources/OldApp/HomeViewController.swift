import Albums
import Core
import UIKit

/// An old screen that shows the state of a store. `withObservationTracking` and, from iOS 26, `updateProperties()` also
/// work with `store.state`, but can miss a state that is soon replaced.
final class HomeViewController: UIViewController {
    let tableView = UITableView()
    private(set) var albums: [AlbumsItem] = []
    private let store: AlbumsStore
    private let navigator: UIKitNavigator

    init(_ store: AlbumsStore, _ navigator: UIKitNavigator) {
        (self.store, self.navigator) = (store, navigator)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("There is no storyboard.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        store.show(in: self) { screen, state in
            screen.albums = state.content?.items ?? []
            screen.tableView.reloadData()
        }
    }

    /// The user has tapped a row.
    func open(_ album: AlbumsItem) {
        navigator.push(DeepLink("albums", path: ["\(album.id)"]), from: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Task { await store.loadIfNeeded() }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { store.cancel() }
    }
}
