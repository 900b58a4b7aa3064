import SampleThing
import SwiftUI

extension SampleThingStore: ScreenStore {
    var screen: some View { SampleThingView(self) }
}

extension SampleThingDetailStore: ScreenStore {
    var screen: some View { SampleThingDetailView(self) }
}
