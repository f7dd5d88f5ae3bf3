import { keeperOf } from '#api/network/shown-account.ts'
import type { Session } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { clearSessionData } from '#features/session/public.ts'
import { useAction } from '#ui/action/use-action.ts'
import { useApp } from '#ui/feedback/use-app.ts'
import { unsaved, useUnsavedPanes } from '#ui/page/unsaved.ts'
import { type OwnShop, shopApi } from '@zhanggui/contract/sign-in/shop'
import { frontOf } from '../tabs/tab-store.ts'

export interface ShopTarget extends OwnShop {
  /** Why one cannot go there. */
  readonly because: string | undefined
  readonly go: () => void
}

/** The other shops of the person, for who has some. Leaving asks about what is not saved; the page is loaded anew there. */
export function useSwitchShop(user: Session['user']): readonly ShopTarget[] {
  const { data = [] } = useCall(shopApi.list, {}, { enabled: user.shopCount > 1 && !user.mustSetUpFactor })
  const { run } = useAction()
  const { modal } = useApp()
  const panes = useUnsavedPanes()

  function enter(shop: OwnShop) {
    return run({ call: shopApi.switch, input: { merId: shop.merId }, success: '', onDone: () => arrive(shop) })
  }
  function arrive(shop: OwnShop) {
    for (const pane of panes.keys()) unsaved.discard(pane)
    clearSessionData()
    window.location.assign(frontOf(keeperOf(shop)) ?? '/dashboard')
  }
  const ask = (shop: OwnShop) =>
    void modal.confirm({
      title: `切换到${shop.merName}`,
      content: `有 ${panes.size} 个页面的内容尚未保存，切换后将丢失。`,
      okText: '放弃并切换',
      cancelText: '继续编辑',
      onOk: () => enter(shop),
    })

  return data
    .filter(({ isCurrent }) => !isCurrent)
    .map((shop) => ({
      ...shop,
      because: shop.isEnabled ? undefined : '你在该店铺的账号已停用',
      go: () => (panes.size > 0 ? ask(shop) : void enter(shop)),
    }))
}
