import MyPage
import SwiftUI

extension MyPageStore: PageStore {
    var page: some View { MyPageView(self) }
}
