import Foundation

/// The command that `scripts/new-feature` runs.
struct NewFeatureCommand {
    private let name: String
    private let template: String
    private let fields: FieldOptions
    private let address: Address
    private let noun: String?
    private let ja: String?
    private let placement: Placement?
    private let isOffline: Bool
    private let isDryRun: Bool
    private let isVerified: Bool

    init(_ arguments: inout Arguments) throws(Failure) {
        template = try arguments.values(of: "--template", "template").last ?? "screen"
        fields = try FieldOptions(&arguments)
        address = try Address(&arguments)
        noun = try arguments.values(of: "--noun", "singular[,plural]").last
        ja = try arguments.values(of: "--ja", "word").last
        let place = try arguments.values(of: "--placement", "place").last
        placement = place.flatMap(Placement.init)
        if let place, placement == nil {
            throw arguments.wrong("There is no placement “\(place.oneLine)”. Write tab or link.")
        }
        (isOffline, isDryRun) = (arguments.flag("--offline"), arguments.flag("--dry-run"))
        isVerified = !arguments.flag("--no-verify") && Repository.focal == nil
        _ = arguments.flag("--verify")
        let names = try arguments.names()
        guard let name = names.first else { throw arguments.wrong("Missing expected argument '<name>'") }
        if names.count > 1 { throw arguments.wrong("Unexpected argument '\(names[1])'") }
        self.name = name
    }

    func run() throws(Failure) {
        let name = try FeatureName(name)
        let noun = if let noun { try Noun(option: noun) } else { try Noun(of: name) }
        let flags = [("OFFLINE", isOffline), ("FIELDS", fields.areGiven)].filter(\.1).map(\.0)
        let template = try Template(template, flags: Set(flags), in: .focal ?? .current)
        let feature = try NewFeature(
            name,
            noun,
            japanese: ja,
            from: template,
            fields: fields,
            at: address.of(noun, template),
            placement: placement,
            arguments: recordedArguments
        )
        let edits = try feature.edits()
        if fields.areGiven { note(feature.fields.notes.joined(separator: "\n")) }
        let address = feature.address.note(hasNoun: self.noun != nil)
        var words = "The words are “\(noun.singular.plain)” and “\(noun.plural.plain)”, and \(address)"
        if feature.isBeyondTabs {
            words +=
                "\nIt is no tab: an iPhone hides more than five tabs behind “More”. To change this: --placement tab"
        }
        guard !isDryRun else {
            let arguments = feature.arguments(from: fields.from).map(\.quoted).joined(separator: " ")
            let command = "\(Repository.script("new-feature")) \(arguments)"
            return print(edits.description("\(words)\nThe complete command is:\n\(command)\n"), terminator: "")
        }
        let steps = try feature.isListed ? Self.nextCommands(name, feature.placement) : feature.steps()
        do {
            try Repository.current.createFolder("Features/\(name)")
        } catch {
            // Another process can make the same feature. This must not end in its removal.
            let path = "Features/\(name)"
            throw Repository.current.exists(path) ? feature.exists : .file("create \(path)", error)
        }
        // From now on, the script removes the feature after an error.
        if let started = ProcessInfo.processInfo.environment["NEW_FEATURE"] {
            let record = "\(name) \(template.title) \(isVerified ? "test" : "")\n"
            try Repository(root: URL(filePath: "/")).write(record, to: started)
        }
        try edits.write(in: .current)
        let others = edits.paths.filter { path in !feature.folders.contains { path.hasPrefix($0 + "/") } }
        let listed = (others + edits.newPaths.filter(\.isOfCommand)).sorted().map {
            feature.filesWithFields.contains($0) ? "\($0)  (has the fields)" : $0
        }
        let warning = isVerified || Repository.focal != nil ? "" : " The feature was not built and not tested."
        let created = "\(name) was created from the template “\(template.title)”: \(edits.newPaths.count) new files"
        let inApp = """
            \(created), \(others.count) changed files.\(warning)
            New or changed outside of Features/\(name) and its tests:
              \(listed.joined(separator: "\n  "))
            """
        let inPackage = """
            \(created) in Features/\(name)
            and Tests/\(name)Tests. No other file was changed. Nothing was built or tested.
            """
        print("\(feature.isListed ? inApp : inPackage)\n\(words)\n\n\(steps)")
        if fields.from != nil, let data = edits.newPaths.first(where: \.isSampleData) {
            print("\nThe fake server has the values of --from:\n\(data)")
        }
        guard fields.areGiven || feature.fields.paging != nil, template.isList else { return }
        let (one, path) = (noun.singular.plain, feature.address.path)
        let paging = if let paging = feature.fields.paging { paging } else { try Paging("pages") }
        print(
            """

            The list requests its pages with \(paging.parameters),
            and one \(one) with \(path)/ID. It searches with `\(feature.address.search)`.\(paging.remark)
            For other paging, use --paging or change \(name)Feature.
            For another path or search, use --path and --search, or change \(name)Address.
            """
        )
    }

    private func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

    /// The arguments to save in `.feature`, without `--from`, `--fields` and those that do not change the feature.
    private var recordedArguments: [String] {
        let options = [("--noun", noun), ("--template", template), ("--ja", ja), ("--placement", placement?.rawValue)]
        return [name] + options.flatMap { name, value in value.map { [name, $0] } ?? [] }
            + address.arguments + (fields.flag.map { ["--flag", $0] } ?? []) + (isOffline ? ["--offline"] : [])
    }
}

extension NewFeatureCommand {
    /// What the user can do with the new feature. In a product, the first run of the screens writes their golden files.
    private static func nextCommands(_ name: FeatureName, _ placement: Placement) -> String {
        let (link, isLink) = (name.spelling.flat, placement == .link)
        guard let focal = Repository.focal else {
            return """
                Test it:    scripts/test-feature \(name)
                Run it:     swift run focal \(isLink ? "open " : "")\(link)
                Remove it:  scripts/remove-feature \(name) --force
                """
        }
        let folder = focal.root.path.replacing("\(Repository.current.root.path)/", with: "")
        let open = isLink ? "\nOpen it:    xcrun simctl openurl booted SCHEME://\(link)    (SCHEME: in Info.plist)" : ""
        return """
            Test it. On Linux, the first run also writes the golden files of its screens, which later runs compare:
                        FOCAL_GOLDENS=write \(folder)/scripts/test-feature \(name)\(open)
            Remove it:  swift package remove-feature \(name) --force
            """
    }

    /// The text of `--help`, with lines of at most 80 characters.
    static var help: String {
        let isProduct = Repository.focal != nil
        let titles = Template.titles(in: .focal ?? .current).joined(separator: ", ")
        let work = """
            Creates the feature, its tests, its command and its sample data. Adds the
            feature to Package.swift, to the app and to the graph in ARCHITECTURE.md. Then
            it checks, builds and tests the feature. After an error or Ctrl-C, it removes
            the feature again.

            Exit codes: 0 done, 1 failed, 3 the feature exists already, 64 wrong arguments.
            """
        let inProduct = """
            Creates the feature, its tests and its sample data, and adds it to the app. In
            a package without FOCAL's lists, it prints what to add.
            The file docs/Fields.md is in FOCAL.
            """
        let verify = "\n  --verify/--no-verify    Build and test the feature. (default: --verify)"
        return """
            OVERVIEW: Create a feature from a template.

            \(isProduct ? inProduct : work)

            USAGE: \(Repository.script("new-feature")) <name> [--template <template>] [--offline] [--fields <fields>] \
            [--from <json>] [--in <keys>] [--paging <style>] [--path <path>] [--search <parameter>] [--flag <name>] \
            [--noun <singular[,plural]>] [--ja <word>] [--placement <place>] \
            [--dry-run]\(isProduct ? "" : " [--verify] [--no-verify]")

            ARGUMENTS:
              <name>                  The feature's name, in UpperCamelCase.

            OPTIONS:
              --template <template>   The template to copy: \(titles). (default:
                                      screen)
              --offline               Also save the feature's data on this device, so that
                                      it works offline. Only with list and crud.
              --fields <fields>       The fields, such as 'name:text
                                      minutes:int?=Minutes/分 status:choice(open,done)'.
                                      The shell needs the quotes. docs/Fields.md lists
                                      the types.
              --from <json>           A response of the server: the path of a JSON file, -
                                      for stdin, or JSON text.
              --in <keys>             Where the list is in the response, such as items or
                                      data.items.
              --paging <style>        How the server pages a list, such as
                                      pages:page,per_page or cursor:next. docs/Fields.md
                                      lists the styles.
              --path <path>           Where the server has the list, such as /v2/team/items,
                                      or for screen the only thing, such as /v2/user.
                                      (default: the plural of the noun, such as /items)
              --search <parameter>    The query parameter of a search. (default: q)
              --flag <name>           What the user turns on and off for an element, such as
                                      stock: PUT and DELETE of /items/7/stock. Only with
                                      list and crud.
              --noun <singular[,plural]>
                                      The English noun, such as article or person,people.
              --ja <word>             The Japanese title and noun. (default: the English
                                      title)
              --placement <place>     tab, or link: only links open the feature. (default:
                                      tab, and link if there are five tabs)
              --dry-run               Print the paths of the new files and the changed
                                      lines, but write nothing.\(isProduct ? "" : verify)
              -h, --help              Show help information.

            """
    }
}
