import Feed
import SwiftUI

extension FeedStore: ScreenStore {
    var screen: some View { FeedView(self) }
}

extension PostStore: ScreenStore {
    var screen: some View { PostView(self) }
}
