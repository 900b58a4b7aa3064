import Foundation
import PackagePlugin

/// Runs the script in `scripts` that has the name of the folder of this file. The folders of the other plugins have
/// links to this file.
@main
struct Script: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let scripts = folder.appending(path: "../../scripts").standardizedFileURL
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["bash", scripts.appending(path: folder.lastPathComponent).path] + arguments
        var environment = ProcessInfo.processInfo.environment
        environment["FOCAL_PRODUCT"] = context.package.directoryURL.path
        // Only new-feature needs the tool.
        environment["FOCAL_TOOLKIT"] = try? context.tool(named: "focal-toolkit").url.path
        process.environment = environment
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
