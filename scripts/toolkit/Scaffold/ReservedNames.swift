/// Names that a feature cannot have, because Swift, a package or this project uses them already.
enum ReservedNames {
    /// The reason why a feature cannot have this name. Returns `nil` if the name is allowed.
    static func reason(against name: Spelling) -> String? {
        let module = name.upperCamel
        if let keyword = [module, name.lowerCamel].first(where: keywords.contains) {
            return "cannot be used, because \(keyword) is a Swift keyword. Try \(module)List or another name."
        }
        if standardTypes.contains(module) { return "is a type of Swift or Foundation. Try My\(module)." }
        if modules.contains(module) {
            return "is a module of Swift, of the system or of a package. Try My\(module)."
        }
        if let other = libraries.first(where: { $0.lowercased() == module.lowercased() }) {
            return "has the name of FOCAL's module \(other). Two modules cannot have the same name. Try My\(module)."
        }
        if ["help", "version"].contains(name.flat) { return "is a built-in command or option. Choose another name." }
        return nil
    }

    /// Keywords of Swift, including words such as `actor` that are keywords only in some places.
    static let keywords = """
        actor Any any as associatedtype async await borrowing break case catch class consuming continue convenience
        default defer deinit do dynamic else enum extension fallthrough false fileprivate final for func get guard if
        import in indirect infix init inout internal is lazy let macro mutating nil nonisolated nonmutating open
        operator optional override package postfix precedence prefix private protocol Protocol public repeat required
        rethrows return Self self set some static struct subscript super switch throw throws true try Type typealias
        unowned var weak where while
        """.words

    private static let standardTypes = """
        Array Bool Character Clock Codable Collection Comparable Data Date Decodable Dictionary Double Duration
        Encodable Equatable Error Float Hashable Identifiable Int Mirror Never Optional Range Result Sendable Sequence
        Set String Substring Task URL UUID Void
        """.words

    /// The modules that the libraries of FOCAL consist of. A package that depends on FOCAL cannot use their names.
    private static let libraries = """
        AppFeatures AppShell Authentication Core FakeAPI Persistence Root RootTestSupport SampleCollections TestSupport
        ViewTestSupport
        """.words

    private static let modules = """
        Accelerate Accessibility Accounts ActivityKit AddressBook Algorithms Android AppIntents AppKit ArgumentParser
        ARKit AsyncAlgorithms AsyncHTTPClient Atomics AuthenticationServices AVFAudio AVFoundation AVKit BackgroundTasks
        BasicContainers Bionic Builtin CallKit CarPlay CFNetwork Charts CloudKit Collections Combine CommonCrypto
        Compression ConcurrencyHelpers Configuration Contacts ContactsUI CoreBluetooth CoreData CoreFoundation
        CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMedia CoreMetrics CoreML CoreMotion CoreNFC
        CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CRT Crypto CryptoKit Cxx CxxStdlib
        Darwin DequeModule DeveloperToolsSupport DeviceCheck Dispatch Distributed EventKit EventKitUI ExtensionKit
        Foundation FoundationEssentials FoundationInternationalization FoundationModels FoundationNetworking
        FoundationXML GameKit Glibc GRDB GroupActivities HashTreeCollections HealthKit HeapModule HomeKit HTTPTypes
        HTTPTypesFoundation Hummingbird HummingbirdCore ImageIO Instrumentation Intents JavaScriptCore LinkPresentation
        LocalAuthentication Logging MapKit MediaPlayer Messages MessageUI Metal MetalKit MetricKit Metrics
        MultipeerConnectivity MusicKit Musl NaturalLanguage Network NetworkExtension NIO NIOCore NIOHTTP1 NIOPosix
        NotificationCenter ObjectiveC Observation OpenCombine OrderedCollections os OSLog PackageDescription
        PackagePlugin PassKit PDFKit PencilKit Photos PhotosUI QuartzCore QuickLook RealityKit RealModule RegexBuilder
        ReplayKit Runtime SafariServices SceneKit ScreenTime Security ServiceContextModule ServiceLifecycle
        ServiceManagement simd Social SoundAnalysis Speech SpriteKit StoreKit Swift SwiftData SwiftOnoneSupport
        SwiftShims SwiftUI SwiftUICore Symbols Synchronization SystemConfiguration SystemPackage Testing TipKit Tracing
        Translation TVUIKit ucrt UIKit UniformTypeIdentifiers UnixSignals UserNotifications UserNotificationsUI Vision
        VisionKit WASILibc WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WinSDK X509 XCTest XPC
        """.words
}
