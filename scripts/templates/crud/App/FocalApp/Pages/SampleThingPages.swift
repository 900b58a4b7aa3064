import SampleThing
import SwiftUI

extension SampleThingStore: PageStore {
    var page: some View { SampleThingView(self) }
}
