import SwiftUI

#if os(macOS)
struct WindowsScenes: Scene {
    var body: some Scene {
        WindowGroup { Text("Page") }.defaultSize(width: 800, height: 600).windowResizability(.contentSize)
        MenuBarExtra("Player", systemImage: "music.note") { Button("Play") {} }.menuBarExtraStyle(.window)
    }
}
#else
import UIKit

final class PlayerDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

struct WindowsScenes: Scene {
    @UIApplicationDelegateAdaptor(PlayerDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { Text("Page") }.defaultSize(width: 800, height: 600).windowResizability(.contentSize)
    }
}

struct CameraView: UIViewRepresentable {
    final class Coordinator: NSObject {
        var count = 0
    }
    let isOn: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) { context.coordinator.count += 1 }
}
#endif
