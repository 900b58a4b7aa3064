import Feed
import SwiftUI

extension FeedStore: PageStore {
    var page: some View { FeedView(self) }
}

extension PostStore: PageStore {
    var page: some View { PostView(self) }
}
