// A file that imports UIKit does not import Testing: Linux has no module for both.
@_spi(Testing) import UIKit

/// The addresses that the app has opened with UIKit.
@MainActor var openedAddresses: [String] { UIApplication.shared.opened.map(\.absoluteString) }
