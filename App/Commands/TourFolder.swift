import Foundation

/// The folder that a tour works in. Once it is removed no step begins, which would make it anew.
actor TourFolder {
    nonisolated let url = FileManager.default.temporaryDirectory.appending(path: "focal-demo-\(UUID().uuidString)")
    private var isBusy = false
    private var isRemoved = false
    private var end: CheckedContinuation<Void, Never>?

    /// Has the folder for one step; waits for the end of the process where it is gone.
    func enter() async {
        while isRemoved {
            try? await Task.sleep(for: .seconds(60))
        }
        isBusy = true
    }

    /// The step is over.
    func leave() {
        isBusy = false
        end?.resume()
        end = nil
    }

    /// Removes the folder after the step that is under way.
    func remove() async {
        isRemoved = true
        if isBusy {
            await withCheckedContinuation { end = $0 }
        }
        try? FileManager.default.removeItem(at: url)
    }
}
