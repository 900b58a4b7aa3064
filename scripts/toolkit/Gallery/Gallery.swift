import Foundation

/// The pictures of the screens of some features.
struct Gallery {
    /// The screens, in the order in which they were added.
    private(set) var screens: [Screen] = []

    /// All pictures of one screen, both of the terminal and of SwiftUI.
    struct Screen {
        let feature: String
        /// The name without `Screen` or `View`. For example, FeedScreen and FeedView are the screen `Feed`.
        let name: String
        let pictures: [Picture]
    }

    /// Adds the screens of a feature. The folders contain the files that its golden tests wrote, for example
    /// `FeedScreen.json` and `FeedView.json`.
    mutating func add(_ feature: String, from folders: String..., in repository: Repository) throws(Failure) {
        let files = folders.flatMap(repository.files)
        for (name, files) in Dictionary(grouping: files, by: \.screenName).sorted(by: { $0.key < $1.key }) {
            var pictures: [Picture] = []
            for file in files {
                let data = Data(try repository.text(of: file).utf8)
                do {
                    pictures += try JSONDecoder().decode([Picture].self, from: data)
                } catch {
                    throw Failure("The pictures in \(file) cannot be read. Run scripts/gallery again.")
                }
            }
            screens.append(Screen(feature: feature, name: name, pictures: pictures))
        }
    }
}

extension Gallery.Screen {
    /// The names of the sample states, in the order of the pictures.
    var samples: [String] { pictures.map(\.sample).uniqued }

    /// The codes of the languages, in the order of the pictures.
    var languages: [String] { pictures.map(\.language).uniqued }
}

extension String {
    /// The name of the screen in the path of a file, for example `Feed` for `FeedScreen.json` and `FeedView.json`.
    fileprivate var screenName: String { String(typeName.replacing(/(Screen|View)$/, with: "")) }
}

extension [String] {
    fileprivate var uniqued: [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
