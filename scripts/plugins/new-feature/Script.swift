import Foundation
import PackagePlugin

/// Runs the script in `scripts` that has the name of the folder of this file, in the folder of the product. The folders
/// of the other plugins have links to this file.
@main
struct Script: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let scripts = folder.appending(path: "../..").standardizedFileURL
        let process = Process()
        process.executableURL = scripts.appending(path: folder.lastPathComponent)
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        var environment = ProcessInfo.processInfo.environment
        // Only new-feature needs the tool.
        environment["NEW_FEATURE_TOOL"] = try? context.tool(named: "focal-toolkit").url.path
        process.environment = environment
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
