import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { liveGoodsApi, type LiveGoodsRow } from '@zhanggui/contract/live/goods'
import { toFen } from '@zhanggui/domain/kernel/money'
import { viewApi } from '@zhanggui/contract/view/view'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import LiveGoodsListPage from './live-goods-list.page.tsx'

configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
afterEach(forgetSession)

const now = new Date('2026-11-18T02:00:00Z')
const passed: LiveGoodsRow = {
  id: 41,
  productId: 7,
  name: '明前龙井',
  coverImgUrlLocal: '',
  coverImgUrl: '',
  priceType: 2,
  price: toFen(6900),
  price2: toFen(9900),
  url: '',
  goodsId: 1,
  auditId: 2,
  auditStatus: 2,
  reviewStatus: 4,
  reviewReason: '',
  sort: 0,
  version: 1,
  createTime: now,
  sync: null,
}
const stuck: LiveGoodsRow = {
  ...passed,
  id: 42,
  name: '云雾红茶',
  reviewStatus: 2,
  goodsId: null,
  sync: { state: 'failed', tries: 10, lastError: '今日调用次数已达上限', nextTime: null, doneTime: null },
}
const refused: LiveGoodsRow = { ...passed, id: 43, name: '陈皮白茶', reviewStatus: 3, reviewReason: '图不对版' }

async function open() {
  const health = {
    waiting: 0,
    retrying: 0,
    failed: 1,
    lastError: '今日调用次数已达上限',
    nextTime: new Date('2126-03-01T02:00:00Z'),
    doneTime: now,
  }
  const tabs = { all: 3, withdrawn: 0, waiting: 0, reviewing: 1, refused: 1, passed: 1, failed: 0 }
  const server = fakeServer()
    .reply(liveGoodsApi.list, { page: 1, limit: 20, total: 3, totalPage: 1, list: [passed, stuck, refused] })
    .reply(liveGoodsApi.tabs, tabs)
    .reply(liveGoodsApi.syncHealth, health)
    .reply(liveGoodsApi.retrySync, { count: 1 })
    .reply(liveGoodsApi.setSort, null)
    .reply(viewApi.list, [])
    .reply(viewApi.counts, [])
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <LiveGoodsListPage />
    </ConfigProvider>,
  )
  await screen.findByRole('link', { name: '明前龙井' })
  return server
}

test('goods show both reviews and what the social platform has not taken; all of that is tried again at once', async () => {
  const server = await open()
  expect(screen.queryByRole('link', { name: '云雾红茶' })).toBeNull()
  expect(screen.getByText('同步失败：今日调用次数已达上限')).toBeDefined()
  expect(await screen.findByText('2126-03-01 10:00:00')).toBeDefined()
  expect(screen.getByText('图不对版')).toBeDefined()
  expect(await screen.findByText(/1 个商品同步到微信失败/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: '全部重试' }))
  await waitFor(() => expect(server.calls(liveGoodsApi.retrySync)).toEqual([{}]))
})

test('each can do what its review allows, and is sorted in a dialog', async () => {
  const server = await open()
  expect(screen.getAllByRole('button', { name: '重新提交' })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /撤\s?回/ })).toHaveLength(1)
  await user.click(screen.getAllByRole('button', { name: /排\s?序/ })[0] ?? document.body)
  const dialog = await screen.findByRole('dialog', { name: /商品信息/ })
  const sort = within(dialog).getByRole('spinbutton')
  await user.clear(sort)
  await user.type(sort, '12')
  await user.click(within(dialog).getByRole('button', { name: /保\s?存/ }))
  await waitFor(() => expect(server.calls(liveGoodsApi.setSort)).toEqual([{ id: 41, sort: 12 }]))
})
