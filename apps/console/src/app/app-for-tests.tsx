import { fakeServer } from '#api/testing/fake-server.ts'
import { fakeUser, menuNode } from '#api/testing/fake-session.ts'
import { newClient } from '#api/answers/query-client.ts'
import { forgetSession } from '#api/session.ts'
import type { Offer, Page } from '#ui/page/page.ts'
import { PaneContext } from '#ui/page/pane.ts'
import type { RecordSource } from '#ui/page/record-source.ts'
import { useUnsaved } from '#ui/page/unsaved.ts'
import { render } from '@testing-library/react'
import { configApi } from '@zhanggui/contract/config'
import { homeApi } from '@zhanggui/contract/home'
import { noticeApi } from '@zhanggui/contract/notice'
import { type MenuNode, sessionApi, type SessionUser } from '@zhanggui/contract/session'
import { use, useState } from 'react'
import { useLocation } from 'react-router'
import { AddressBar, AtAddress } from '#ui/testing/address-for-tests.tsx'
import { Root } from './root.tsx'
import { layout } from './shell/layout-settings.ts'
import { statusPages } from './status/status.pages.ts'
import { tabActions } from './tabs/tab-store.ts'
import { accountChanged } from '#api/network/shown-account.ts'
import { Workplace } from './workplace.tsx'

/** A page with something to lose: a count that lives as long as the page, and a text that counts as unsaved. */
function pageNamed(name: string) {
  return function CountingPage() {
    const [count, setCount] = useState(0)
    const [text, setText] = useState('')
    useUnsaved(text !== '', () => {
      if (text === '存不了') return Promise.resolve(false)
      setText('')
      return Promise.resolve(true)
    })
    const { search } = useLocation()
    const pane = use(PaneContext)
    return (
      <section aria-label={name}>
        <button type="button" onClick={() => setCount(count + 1)}>
          点了 {count} 次
        </button>
        <input aria-label="备注" value={text} onChange={(event) => setText(event.target.value)} />
        <output>{search}</output>
        <button type="button" onClick={() => pane.leaveFor('/order/list')}>
          完成
        </button>
      </section>
    )
  }
}
const page = (path: string, title: string, more: Partial<Page> = {}): Page => ({
  path,
  title,
  load: () => Promise.resolve({ default: pageNamed(title) }),
  ...more,
})

/** Elements whose name contains the text. */
const stageRecords: RecordSource = {
  title: '用户',
  calls: [homeApi.index],
  find: (words) =>
    Promise.resolve(
      ['林小满', '林大壮']
        .map((label, index) => ({ id: index + 1, label, hint: `ID ${index + 1}`, path: `/user/index?id=${index + 1}` }))
        .filter(({ label }) => label.includes(words)),
    ),
}

const stageOffers: readonly Offer[] = [
  { label: '代客下单', pinyin: 'dai ke xia dan', call: homeApi.index, to: '/order/list/edit/0' },
  { label: '添加订单备注', pinyin: 'tian jia ding dan bei zhu', call: homeApi.index, to: '/order/list?remark=1' },
  { label: '添加订单', pinyin: 'tian jia ding dan', call: homeApi.index },
]

const stagePages: readonly Page[] = [
  page('/dashboard', '首页', { call: homeApi.index, affix: true }),
  page('/order/list', '订单', { offers: () => Promise.resolve({ default: stageOffers }) }),
  page('/order/refund', '退款订单'),
  page('/order/list/edit/:id', '改订单', { hidden: true, activeMenu: '/order/list', noCache: true }),
  page('/operation/export', '数据导出', { roles: ['admin'] }),
  page('/user/index', '用户管理', { records: () => Promise.resolve({ default: stageRecords }) }),
  page('/maintain/user', '个人中心', { hidden: true }),
  page('/unlisted', '未授权页'),
  page('/framed', '框中页', { hidden: true, isBare: true }),
  ...statusPages,
]

export const fakeMenus: MenuNode[] = [
  menuNode('首页', '/dashboard', [], 'shou ye'),
  menuNode('订单', '/order', [
    menuNode('订单', '/order/list', [], 'ding dan'),
    menuNode('退款订单', '/order/refund', [], 'tui kuan ding dan'),
  ]),
  menuNode('用户', '/user', [menuNode('用户管理', '/user/index', [], 'yong hu guan li')]),
  menuNode('设置', '/operation', [menuNode('数据导出', '/operation/export', [], 'shu ju dao chu')]),
]

export const appUser: SessionUser = {
  ...fakeUser,
  account: 'wang',
  realName: '王小明',
  roleNames: ['店主'],
  merName: '山野茶铺',
}

/** The server with somebody signed in. */
export const fakeAppServer = (user: Partial<SessionUser> = {}) =>
  fakeServer()
    .reply(sessionApi.info, { ...appUser, ...user })
    .reply(sessionApi.menus, fakeMenus)
    .reply(sessionApi.copyright, '')
    .reply(sessionApi.logout, null)
    .reply(sessionApi.loginPic, {
      backgroundImage: '',
      loginLogo: '',
      leftLogo: '',
      siteName: '',
      captcha: { image: 'never', puzzle: 'never' },
    })
    .reply(configApi.getuniq, '')
    .reply(noticeApi.unread, { count: 0, lastId: 0 })
    .refuse(noticeApi.ticket, { code: 1000, message: '推送未开启' })

/** The whole console at an address, with pages for tests instead of the product's. */
export function openConsole(address: string) {
  return render(
    <AtAddress at={address}>
      <Root inside={<Workplace pages={stagePages} client={newClient()} />} />
      <AddressBar />
    </AtAddress>,
  )
}

export function resetFakeApp() {
  accountChanged.set(false)
  layout.forget()
  forgetSession()
  tabActions.forget()
}
