import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { expressApi } from '@zhanggui/contract/express'
import { parcelApi, type ParcelRow } from '@zhanggui/contract/order/parcel'
import { teamApi } from '@zhanggui/contract/order/team'
import { viewApi } from '@zhanggui/contract/view/view'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import ParcelListPage from './parcel-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
afterEach(forgetSession)

const at = new Date('2026-03-01T02:00:00Z')
const parcel = (id: number, traits: Partial<ParcelRow> = {}): ParcelRow => ({
  id,
  orderNo: `SH${id}`,
  expressName: '顺丰速运',
  trackingNumber: `SF${id}`,
  state: 'onTheWay',
  problem: null,
  lastTrace: '【转运】快件到达转运中心',
  sinceTime: at,
  sendTime: at,
  pollTime: at,
  pollError: '',
  isWatched: true,
  assigneeName: '',
  handledName: '',
  handledNote: '',
  handledTime: null,
  ...traits,
})

const rows = [
  parcel(4, { state: 'waiting', problem: 'uncollected', lastTrace: '' }),
  parcel(3, { problem: 'stalled', pollError: '连接不上物流服务，请稍后再试' }),
  parcel(2, { problem: 'stalled', handledName: '小李', handledNote: '已催件', handledTime: at }),
  parcel(1, { state: 'signed', isWatched: false }),
]
const polling = { used: 12, perDay: 2000, failing: 0 }

async function open({ usage = polling, permissions = ['*:*:*'] } = {}) {
  const server = fakeServer()
    .reply(parcelApi.list, ({ tab }) => {
      const list = tab === 'handled' ? rows.slice(2, 3) : rows
      return { page: 1, limit: 20, total: list.length, totalPage: 1, list }
    })
    .reply(parcelApi.tabs, { all: 4, open: 2, uncollected: 1, stalled: 1, returned: 0, signedByOther: 0, handled: 1 })
    .reply(parcelApi.polling, usage)
    .reply(parcelApi.handle, ({ ids }) => ({ handled: ids?.length ?? 0 }))
    .reply(expressApi.searchPage, { page: 1, limit: 100, total: 0, totalPage: 0, list: [] })
    .reply(teamApi.options, { people: [], tagList: [] })
    .reply(viewApi.list, [])
    .reply(viewApi.counts, [])
  await signInAtFake(server, permissions)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <ParcelListPage />
    </ConfigProvider>,
  )
  await screen.findByText('SF4')
  return server
}
const rowOf = (text: string) => {
  const row = screen.getByText(text).closest('tr')
  if (!row) throw new Error(`no row with ${text}`)
  return within(row)
}

test('each parcel says where it is, what is wrong and who has taken care', async () => {
  await open()
  expect(rowOf('SF4').getByText('超24小时未揽收')).toBeTruthy()
  expect(rowOf('SF4').getByText('暂无物流信息')).toBeTruthy()
  expect(rowOf('SF3').getByText('查询失败：连接不上物流服务，请稍后再试')).toBeTruthy()
  expect(rowOf('SF2').getByText('小李已处理：已催件')).toBeTruthy()
  expect(screen.getByText('今日已查询物流 12 / 2,000 次')).toBeTruthy()
  expect(await screen.findByText(/待处理.*2/)).toBeTruthy()
})

test('a tab shows its parcels', async () => {
  const server = await open()
  await user.click(await screen.findByText(/已处理\(1\)/))
  expect(await screen.findByText('SF2')).toBeTruthy()
  expect(server.calls(parcelApi.list).at(-1)).toMatchObject({ tab: 'handled' })
})

test('what cannot be done says why', async () => {
  const server = await open()
  server.reply(parcelApi.poll, null)
  const reasonOf = (row: string, action: string) =>
    rowOf(row).getByRole('button', { name: action }).getAttribute('aria-description')
  expect(reasonOf('SF1', '立即查询')).toBe('包裹已结束，不再查询物流')
  for (const [row, reason] of [
    ['SF1', '包裹没有需要处理的问题'],
    ['SF2', '问题已被处理'],
  ] as const) {
    await user.click(rowOf(row).getByRole('button', { name: '更多' }))
    const mark = await screen.findByRole('menuitem', { name: '标记处理' })
    expect(mark.getAttribute('aria-description')).toBe(reason)
    await user.keyboard('{Escape}')
  }
  await user.click(rowOf('SF3').getByRole('button', { name: '更多' }))
  await user.click(await screen.findByRole('menuitem', { name: '立即查询' }))
  expect(await screen.findByText('查询完成')).toBeTruthy()
  expect(server.calls(parcelApi.poll)).toEqual([{ id: 3 }])
})

test('ticked parcels are handled together, with words', async () => {
  const server = await open()
  for (const row of ['SF4', 'SF3']) await user.click(rowOf(row).getByRole('checkbox'))
  await user.click(within(screen.getByRole('region', { name: '批量操作' })).getByRole('button', { name: '标记处理' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('标记 2 个包裹已处理')).toBeTruthy()
  await user.type(await dialog.findByRole('textbox', { name: '处理说明' }), '已联系网点')
  await user.click(dialog.getByRole('button', { name: '标记处理' }))
  expect(await screen.findByText('已标记处理')).toBeTruthy()
  expect(server.calls(parcelApi.handle)).toEqual([{ ids: [4, 3], note: '已联系网点' }])
})

test('used-up questions and failures are said above the list', async () => {
  await open({ usage: { used: 1800, perDay: 2000, failing: 3 } })
  expect(screen.getByText('自动查询次数已用完，明天 0 点后恢复；还可手动查询 200 次')).toBeTruthy()
  expect(screen.getByText('3 个包裹查询失败，稍后自动重试')).toBeTruthy()
})

test('who may only look sees no actions and no ticks', async () => {
  await open({ permissions: [parcelApi.list.permission] })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: '立即查询' })).toBeNull()
})
