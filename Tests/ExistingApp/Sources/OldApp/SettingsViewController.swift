import UIKit

/// A screen that the old app has already.
final class SettingsViewController: UIViewController {}
