import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { productApi } from '@zhanggui/contract/goods/product'
import { timedChangeApi, type TimedRow } from '@zhanggui/contract/goods/timed-change'
import { toFen } from '@zhanggui/domain/kernel/money'
import { timedKind, timedStatus, timedWay } from '@zhanggui/domain/timed-change/timed-codes'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeDetail, fakeSku } from '#api/testing/fake-product.ts'
import TimedDialog from './timed.dialog.tsx'
import TimedListPage from './timed-list.page.tsx'
import { TimedNote } from './timed-note.tsx'
import { useTimedKinds } from './timed-kinds.ts'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const at = new Date('2026-12-11T16:00:00Z')
const row = (id: number, more: Partial<TimedRow> = {}): TimedRow => ({
  id,
  kind: timedKind.is.price,
  summary: `第 ${id} 次改价`,
  runTime: at,
  status: timedStatus.is.waiting,
  total: 5,
  productNames: ['茶1', '茶2', '茶3'],
  done: 0,
  failed: 0,
  reason: '',
  note: '',
  adminName: '王掌柜',
  mayCancel: true,
  createTime: at,
  finishTime: null,
  ...more,
})

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  localStorage.clear()
  const list = [
    row(1),
    row(2, { mayCancel: false }),
    row(3, { status: timedStatus.is.partial, done: 4, failed: 1 }),
    row(4, { status: timedStatus.is.failed, reason: '安排人的账号已停用' }),
  ]
  server = fakeServer()
    .reply(timedChangeApi.list, { page: 1, limit: 20, total: 4, totalPage: 1, list })
    .reply(timedChangeApi.tabs, { all: 4, waiting: 2, running: 0, done: 0, partial: 1, failed: 1, cancelled: 0 })
    .reply(timedChangeApi.info, row(3, { status: timedStatus.is.partial, done: 4, failed: 1 }))
    .reply(timedChangeApi.results, {
      page: 1,
      limit: 20,
      total: 2,
      totalPage: 1,
      list: [
        {
          productId: 8,
          name: '茶8',
          image: '',
          isThere: false,
          before: '9.90',
          after: '8.90',
          outcome: 2,
          reason: '商品不存在',
        },
        { productId: 9, name: '茶9', image: '', isThere: true, before: '9.90', after: '8.90', outcome: 1, reason: '' },
      ],
    })
    .reply(timedChangeApi.cancel, null)
    .reply(timedChangeApi.plan, { id: 9, total: 1, missing: 0 })
    .reply(productApi.info, fakeDetail(1, { attrValue: [fakeSku(11, '红'), fakeSku(12, '绿')] }))
})
afterEach(forgetSession)

const show = (what: React.ReactNode, address?: string) =>
  withProviders(<ConfigProvider theme={{ zeroRuntime: true }}>{what}</ConfigProvider>, address)

const rowOf = (text: string) => {
  const found = screen.getByText(text).closest('tr')
  if (!found) throw new Error(`no row of ${text}`)
  return within(found)
}

describe('the list', () => {
  beforeEach(async () => {
    await signInAtFake(server)
    show(<TimedListPage />, '/product/timed')
    await screen.findByText('第 1 次改价')
  })

  test('says what comes, and why something has failed', () => {
    expect(rowOf('第 1 次改价').getByText('茶1、茶2、茶3 等 5 个商品')).toBeDefined()
    expect(rowOf('第 3 次改价').getByText('成功 4 个，失败 1 个')).toBeDefined()
    expect(rowOf('第 4 次改价').getByText('安排人的账号已停用')).toBeDefined()
    expect(rowOf('第 4 次改价').queryByRole('button', { name: '取消' })).toBeNull()
  })

  test('lets those cancel who may, after a question', async () => {
    const blocked = rowOf('第 2 次改价').getByRole('button', { name: '取消' })
    expect(blocked.getAttribute('aria-disabled') ?? blocked.getAttribute('disabled')).not.toBeNull()
    await user.click(rowOf('第 1 次改价').getByRole('button', { name: '取消' }))
    await screen.findByText('取消后，2026-12-12 00:00 的定时改价（5 个商品）不再执行。')
    await user.click(screen.getByRole('button', { name: '取消变更' }))
    await waitFor(() => expect(server.calls(timedChangeApi.cancel)).toEqual([{ id: 1 }]))
  })

  test('opens what became of each product', async () => {
    await user.click(rowOf('第 3 次改价').getByRole('button', { name: '详情' }))
    expect(await screen.findByText('商品不存在')).toBeDefined()
    expect(screen.getByText('茶8（已删除）')).toBeDefined()
    expect(screen.getByRole('link', { name: '茶9' }).getAttribute('href')).toBe('/product/list/creatProduct/9/1')
  })
})

describe('the dialog', () => {
  const open = async (
    of: Parameters<typeof TimedDialog>[0]['of'],
    kinds = timedKind.codes as readonly (typeof timedKind.codes)[number][],
  ) => {
    await signInAtFake(server)
    show(<TimedDialog of={of} kinds={kinds} onClose={() => undefined} />)
    await screen.findByText('变更内容')
  }
  const save = () => user.click(screen.getByRole('button', { name: '添加定时变更' }))

  test('asks for the figure of the kind, and sends what was chosen', async () => {
    await open({ filter: { type: 1 }, expected: 30, count: 30 })
    expect(screen.getByText('定时变更 - 30 个商品')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: '定时改价' }))
    await user.click(screen.getByRole('radio', { name: '按比例' }))
    await save()
    expect(await screen.findByText('请填写百分比')).toBeDefined()
    expect(server.calls(timedChangeApi.plan)).toEqual([])
    await user.type(screen.getByLabelText('原售价的百分比'), '85')
    await save()
    await waitFor(() => expect(server.calls(timedChangeApi.plan)).toHaveLength(1))
    expect(server.calls(timedChangeApi.plan)).toMatchObject([
      { filter: { type: 1 }, expected: 30, kind: timedKind.is.price, way: timedWay.is.percent, percent: 85 },
    ])
  })

  test('a single product is changed SKU by SKU', async () => {
    await open({ idList: [1], count: 1, product: { id: 1, name: '茶1' } })
    await user.click(screen.getByRole('radio', { name: '定时改价' }))
    await user.click(await screen.findByRole('radio', { name: '逐个规格' }))
    const table = within(screen.getByRole('grid', { name: '商品规格' }))
    expect(table.getByText('现在售价')).toBeDefined()
    await user.click(screen.getByText('向下填充'))
    const red = screen.getByLabelText('红 售价（元）')
    await user.clear(red)
    await user.type(red, '8.5{Enter}')
    await save()
    await waitFor(() => expect(server.calls(timedChangeApi.plan)).toHaveLength(1))
    expect(server.calls(timedChangeApi.plan)).toMatchObject([
      {
        idList: [1],
        way: timedWay.is.each,
        attrValue: [
          { id: 11, price: toFen(850) },
          { id: 12, price: toFen(1000) },
        ],
      },
    ])
  })

  test('many products have no SKUs in common', async () => {
    await open({ idList: [1, 2], count: 2 })
    await user.click(screen.getByRole('radio', { name: '定时改价' }))
    expect(screen.queryByRole('radio', { name: '逐个规格' })).toBeNull()
  })

  test('what is on sale is taken off first of all; what is not, put on sale', async () => {
    const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    await open({ idList: [1], count: 1, isOnSale: true })
    expect(names()).toEqual(['定时下架', '定时改价', '定时加库存', '定时改库存', '定时上架'])
    expect(screen.getByRole('radio', { name: '定时下架' })).toHaveProperty('checked', true)
    cleanup()
    await open({ idList: [1], count: 1 })
    expect(screen.getByRole('radio', { name: '定时上架' })).toHaveProperty('checked', true)
  })

  test('a time that the server refuses is told at the time', async () => {
    const fields = [{ path: 'runTime', message: '执行时间至少在 1 分钟之后' }]
    server.refuse(timedChangeApi.plan, { code: 1000, message: '执行时间至少在 1 分钟之后', data: { fields } })
    await open({ idList: [1, 2], count: 2 })
    await save()
    await waitFor(() => expect(screen.getByLabelText('执行时间').getAttribute('aria-invalid')).toBe('true'))
  })
})

test('only what somebody may do by hand can be planned', async () => {
  const held = [timedChangeApi.plan, productApi.up, productApi.update]
  await signInAtFake(
    server,
    held.map(({ permission }) => permission),
  )
  const Kinds = () => useTimedKinds().join()
  show(<Kinds />)
  expect(await screen.findByText('up')).toBeDefined()
})

test('a product tells what is to come', async () => {
  const planned = { id: 5, kind: timedKind.is.down, summary: '', runTime: at, status: timedStatus.is.waiting, total: 1 }
  server.reply(timedChangeApi.ofProduct, [planned])
  await signInAtFake(server)
  show(<TimedNote of={{ id: 1, name: '茶1' }} />)
  const link = await screen.findByRole('link', { name: '有 1 个定时变更' })
  expect(link.getAttribute('href')).toBe('/product/timed?open=5')
  expect(link.dataset['hint']).toBe('2026-12-12 00:00 定时下架')
})
