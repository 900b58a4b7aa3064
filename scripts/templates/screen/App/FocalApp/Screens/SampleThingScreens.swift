import SampleThing
import SwiftUI

extension SampleThingStore: ScreenStore {
    var screen: some View { SampleThingView(self) }
}
