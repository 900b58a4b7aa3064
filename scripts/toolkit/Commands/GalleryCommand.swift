import ArgumentParser
import Foundation

/// The command that `scripts/gallery` runs.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/gallery",
        abstract: "Show what each screen holds in each sample state, in one HTML file.",
        discussion: """
            Builds each feature alone and runs its golden tests. Then writes one HTML file, and prints its path. \
            It has the SwiftUI screens, and the terminal screens at 80 and 40 columns, in all languages.
            """
    )

    @Argument(help: "The feature's name in Package.swift. (default: all features)")
    var feature: String?

    @Flag(help: "Build nothing. Fail if a screen or code in a README or in .github differs from its source.")
    var check = false

    @Flag(help: "Build nothing. Update the screens and the code in the READMEs and in .github.")
    var write = false

    func validate() throws {
        if check, write { throw ValidationError("Use --check or --write, not both.") }
        if check || write, feature != nil { throw ValidationError("Use --check and --write without a feature.") }
    }

    func run() throws {
        guard check || write else { return try makeGallery() }
        var plan = Plan()
        try plan.editCopies(of: .current)
        try plan.editScreens(of: .current)
        let message = "a screen or code is not up to date. Update it with scripts/gallery --write"
        try write ? plan.update(.current) : plan.check(message)
    }

    private func makeGallery() throws {
        let repository = Repository.current
        let graph = try Manifest(repository).graph()
        var gallery = Gallery()
        for name in feature.map({ [$0] }) ?? graph.features {
            FileHandle.standardError.write(Data("Building and testing \(name) …\n".utf8))
            let test = try IsolatedTest(of: name, in: repository, graph: graph)
            let folder = ".build-\(name)/gallery"
            try? FileManager.default.removeItem(at: repository.url(folder))
            try? FileManager.default.createDirectory(at: repository.url(folder), withIntermediateDirectories: true)
            _ = try test.run(
                quietlyIn: IsolatedPackage(in: ".build-\(name)", of: repository),
                ["--filter", "Golden"],
                environment: ["FOCAL_GALLERY": repository.url(folder).path]
            )
            try gallery.add(name, from: folder, in: repository)
        }
        let file = ".build-views/gallery.html"
        try repository.write(gallery.html, to: file)
        print(repository.url(file).path)
    }
}
