import Foundation

/// The pictures of the pages of some features.
struct Gallery {
    /// The pages, in the order in which they were added.
    private(set) var pages: [Page] = []

    /// All pictures of one page, both of the terminal and of SwiftUI.
    struct Page {
        let feature: String
        /// The name without `Page` or `View`. For example, FeedPage and FeedView are the page `Feed`.
        let name: String
        let pictures: [Picture]
    }

    /// Adds the pages of a feature. The folder contains the files that its golden tests wrote, for example
    /// `FeedPage.json` and `FeedView.json`.
    mutating func add(_ feature: String, from folder: String, in repository: Repository) throws(Failure) {
        let files = repository.files(below: folder)
        for (name, files) in Dictionary(grouping: files, by: \.pageName).sorted(by: { $0.key < $1.key }) {
            var pictures: [Picture] = []
            for file in files {
                let data = Data(try repository.text(of: file).utf8)
                do {
                    pictures += try JSONDecoder().decode([Picture].self, from: data)
                } catch {
                    throw .file("read the pictures in \(file)", error)
                }
            }
            pages.append(Page(feature: feature, name: name, pictures: pictures))
        }
    }
}

extension Gallery.Page {
    /// The names of the sample states, in the order of the pictures.
    var samples: [String] { pictures.map(\.sample).uniqued }

    /// The codes of the languages, in the order of the pictures.
    var languages: [String] { pictures.map(\.language).uniqued }
}

extension String {
    /// The name of the page in the path of a file. For example, it is `Feed` for `FeedPage.json` and `FeedView.json`.
    fileprivate var pageName: String { String(typeName.dropLast(4)) }
}

extension [String] {
    fileprivate var uniqued: [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
