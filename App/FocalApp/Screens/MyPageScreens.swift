import MyPage
import SwiftUI

extension MyPageStore: ScreenStore {
    var screen: some View { MyPageView(self) }
}
