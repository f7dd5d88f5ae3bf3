import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { publishAreaChange } from '#ui/live/live-areas.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { productApi, type ProductRow } from '@zhanggui/contract/goods/product'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { productCollectApi } from '@zhanggui/contract/goods/product-collect'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { productTab } from '@zhanggui/domain/product/product-codes'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeRow } from '#api/testing/fake-product.ts'
import ProductListPage from './product-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

let server: ReturnType<typeof fakeServer>
let rows: readonly ProductRow[]
let total: number
beforeEach(async () => {
  localStorage.clear()
  rows = [fakeRow(1), fakeRow(2)]
  total = 2
  server = fakeServer()
    .reply(productApi.list, ({ page = 1, limit = 20 }) => ({ page, limit, total, totalPage: 1, list: [...rows] }))
    .reply(productApi.tabs, () => [{ type: productTab.is.warehouse, count: total }])
    .reply(productApi.auditSwitch, { isSwitch: true, productSwitch: true })
    .reply(productCollectApi.config, { copyType: '1', copyNum: 0 })
    .reply(platformGoodsApi.categories, [])
    .reply(storeCategoryApi.list, [])
  await signInAtFake(server)
})
afterEach(forgetSession)

async function open(address = '/product/list?type=2') {
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <ProductListPage />
    </ConfigProvider>,
    address,
  )
  await screen.findByText('茶1')
}
const rowOf = (name: string) => {
  const found = screen.getByText(name).closest('tr')
  if (!found) throw new Error(`no row of ${name}`)
  return within(found)
}
const address = () => screen.getByTestId('address').textContent
const listCalls = () => server.calls(productApi.list)

test('the tab stands in the address, with how many products it has', async () => {
  await open()
  expect(listCalls()).toMatchObject([{ type: productTab.is.warehouse }])
  await user.click(await screen.findByRole('tab', { name: /回收站/ }))
  expect(address()).toBe('?type=5')
  await waitFor(() => expect(listCalls().at(-1)).toMatchObject({ type: productTab.is.recycled }))
  expect(screen.getByRole('tab', { name: /仓库中.*2/ })).toBeTruthy()
})

test('a row offers what its state allows, and the ledger opens by the address', async () => {
  await open()
  expect(rowOf('茶1').getByRole('link', { name: '编辑' }).getAttribute('href')).toBe('/product/list/creatProduct/1/2')
  await user.click(rowOf('茶1').getByRole('button', { name: /更多/ }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    '详情',
    '定时变更',
    '库存流水',
    '添加回馈券',
    '复制',
    '加入回收站',
  ])
  await user.click(menu.getByText('库存流水'))
  await waitFor(() => expect(address()).toBe('?type=2&ledger=1'))
})

test('rows of the tab before keep their actions until the others are here', async () => {
  await open()
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => (answer = resolve))
  server.reply(productApi.list, async ({ page = 1, limit = 20 }) => {
    await waiting
    return { page, limit, total: 1, totalPage: 1, list: [fakeRow(3, { isRecycle: true })] }
  })
  await user.click(await screen.findByRole('tab', { name: /回收站/ }))
  await waitFor(() => expect(listCalls().at(-1)).toMatchObject({ type: productTab.is.recycled }))
  // Out of sight meanwhile, so without names.
  expect(rowOf('茶1').getByText('编辑')).toBeTruthy()
  expect(rowOf('茶1').queryByText('恢复商品')).toBeNull()
  answer()
  await screen.findByText('茶3')
  expect(rowOf('茶3').getByRole('button', { name: '恢复商品' })).toBeTruthy()
})

test('what the server has against an order stays at the cell with what was typed', async () => {
  server.refuse(productApi.editSort, { code: 6102, message: '商品不存在' })
  await open()
  await user.click(screen.getByRole('button', { name: '茶1的排序 0' }))
  const cell = screen.getByRole('textbox', { name: '茶1的排序' })
  await user.keyboard('77{Enter}')
  expect(await screen.findByText('商品不存在')).toBeTruthy()
  expect(cell).toHaveProperty('value', '77')
  server.reply(productApi.editSort, null)
  await user.click(cell)
  await user.keyboard('{Backspace}{Enter}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '茶1的排序' })).toBeNull())
  expect(server.calls(productApi.editSort)).toEqual([
    { id: 1, sort: 77 },
    { id: 1, sort: 7 },
  ])
})

test('a batch over all results asks with their number', async () => {
  total = 45
  server.reply(productBatchApi.up, { taskId: 9, total: 43, missing: 2 })
  await open('/product/list?type=2&keywords=茶')
  await user.click(screen.getByRole('checkbox', { name: '选择 1' }))
  await user.click(screen.getByText('选择全部 45 条结果'))
  await user.click(screen.getByRole('button', { name: '批量上架' }))
  expect(await screen.findByText('确定要将选中商品批量上架吗?（共 45 个商品）')).toBeTruthy()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '批量上架' }))
  await waitFor(() =>
    expect(server.calls(productBatchApi.up)).toEqual([{ filter: { type: 2, keywords: '茶' }, expected: 45 }]),
  )
  expect(await screen.findByText('2 个商品已不存在，未处理')).toBeTruthy()
})

test('what others do shows by itself, but not under an open input', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: '茶1的排序 0' }))
  rows = [fakeRow(2)]
  total = 1
  act(() => publishAreaChange('product'))
  expect(listCalls()).toHaveLength(1)
  expect(screen.getByText('茶1')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('茶1')).toBeNull())
  expect(await screen.findByRole('tab', { name: /仓库中.*1/ })).toBeTruthy()
  act(() => publishAreaChange('staff'))
  expect(listCalls()).toHaveLength(2)
})
