/// The modules that come with Swift or with the system. Package.swift does not declare them.
enum Toolchain {
    /// Whether a module comes with Swift or with the system.
    static func has(_ module: String) -> Bool {
        swift.contains(module) || testing.contains(module) || systems.contains(module) || apple.contains(module)
            || module.prefixMatch(of: /_[A-Z]/) != nil
    }

    /// The modules for tests. For example, Core and the features must not import them.
    static let testing: Set = ["Testing", "XCTest"]

    private static let swift: Set = [
        "Builtin", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Observation", "PackageDescription",
        "PackagePlugin", "RegexBuilder", "Runtime", "Swift", "SwiftOnoneSupport", "SwiftShims", "Synchronization",
    ]

    private static let systems: Set = [
        "Android", "Bionic", "CRT", "Darwin", "Glibc", "Musl", "ObjectiveC", "WASILibc", "WinSDK", "os", "ucrt",
    ]

    private static let apple: Set = [
        "ARKit", "Accounts", "AddressBook", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility",
        "ActivityKit", "AppIntents", "AppKit", "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit",
        "CarPlay", "Charts", "CloudKit", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI",
        "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
        "CoreLocationUI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "DeveloperToolsSupport",
        "DeviceCheck", "EventKit", "EventKitUI", "ExtensionKit", "FoundationModels", "GameKit", "GroupActivities",
        "HealthKit", "HomeKit", "ImageIO", "Intents", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
        "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit", "MultipeerConnectivity",
        "MusicKit", "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "OSLog", "PDFKit",
        "PassKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "RealityKit", "ReplayKit",
        "SafariServices", "ScreenTime", "SceneKit", "Security", "ServiceManagement", "Social", "SoundAnalysis",
        "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore", "Symbols", "SystemConfiguration",
        "TipKit", "Translation", "TVUIKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
        "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
        "WidgetKit", "XPC", "simd",
    ]
}
