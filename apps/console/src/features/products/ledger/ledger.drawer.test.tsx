import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { productApi } from '@zhanggui/contract/goods/product'
import type { StockMovement } from '@zhanggui/contract/goods/product-stock'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { fakeDetail } from '#api/testing/fake-product.ts'
import LedgerDrawer from './ledger.drawer.tsx'

configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
afterEach(forgetSession)

const movement = (id: number, more: Partial<StockMovement>): StockMovement => ({
  id,
  createTime: new Date('2026-03-01T04:00:00Z'),
  skuId: 11,
  sku: '红',
  reason: stockReason.is.quickAdd,
  before: 5,
  delta: 3,
  after: 8,
  orderNo: '',
  adminName: '王店员',
  ...more,
})
const sold = movement(2, { reason: stockReason.is.reserved, delta: -2, after: 6, orderNo: 'NO1', adminName: '' })
const dropped = movement(3, { skuId: 19, sku: '绿', reason: stockReason.is.skuDropped, delta: -5, after: 0 })

async function open(list: StockMovement[], prepare?: (server: ReturnType<typeof fakeServer>) => void) {
  const server = fakeServer()
    .reply(productApi.info, fakeDetail(7, { name: '龙井' }))
    .reply(productApi.ledger, ({ page = 1, limit = 20, reason }) => {
      const found = list.filter((each) => reason === undefined || each.reason === reason)
      return { page, limit, total: found.length, totalPage: 1, list: found }
    })
  prepare?.(server)
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <LedgerDrawer id={7} onClose={() => undefined} />
    </ConfigProvider>,
  )
  return server
}
const cells = (text: string) => {
  const row = screen.getByText(text).closest('tr')
  return row ? [...row.cells].map(({ textContent }) => textContent) : []
}

test('each movement says who, why and for which order; more and less by their signs', async () => {
  await open([dropped, sold, movement(1, {})])
  await screen.findByText('+3')
  expect(cells('+3')).toEqual(['2026-03-01 12:00:00', '红', '快捷添加库存', '5', '+3', '8', '王店员', '-'])
  expect(cells('NO1').slice(2)).toEqual(['下单占用', '5', '-2', '6', '系统', 'NO1'])
  expect(screen.getByText('-2').dataset['sign']).toBe('less')
  expect(await screen.findByText('库存流水 - 龙井')).toBeTruthy()
})

test('narrowed by reason and by SKU, also by one that is gone; nothing found says so', async () => {
  const server = await open([dropped, sold])
  await screen.findByText('-5')
  await user.click(screen.getByLabelText('规格'))
  expect(await screen.findByText('绿（已删除）')).toBeTruthy()
  await user.click(screen.getByText('绿（已删除）'))
  await waitFor(() => expect(server.calls(productApi.ledger).at(-1)).toMatchObject({ productId: 7, skuId: 19 }))
  await user.click(screen.getByLabelText('变动原因'))
  await user.click(within(document.body).getByText('导入', { selector: '.ant-select-item-option-content' }))
  expect(await screen.findByText('没有符合条件的数据')).toBeTruthy()
  expect(screen.getAllByTitle('绿（已删除）').length).toBeGreaterThan(0)
  expect(screen.queryByTitle('19')).toBeNull()
  await user.click(screen.getByText('清除筛选'))
  expect(await screen.findByText('NO1')).toBeTruthy()
  expect(server.calls(productApi.ledger).at(-1)).toEqual({ productId: 7, page: 1, limit: 20 })
})

test('without the product no SKU is called deleted; read after all, it is', async () => {
  const server = await open([dropped], (fake) =>
    fake.refuse(productApi.info, { code: resultCode.refused, message: '系统繁忙' }),
  )
  expect(await screen.findByText(/^商品信息加载失败.*系统繁忙$/)).toBeTruthy()
  await screen.findByText('-5')
  await user.click(screen.getByLabelText('规格'))
  expect(await screen.findByText('绿', { selector: '.ant-select-item-option-content' })).toBeTruthy()
  server.reply(productApi.info, fakeDetail(7))
  await user.click(screen.getByRole('button', { name: /^重\s?试$/ }))
  await waitFor(() => expect(screen.queryByText(/^商品信息加载失败/)).toBeNull())
  await user.click(screen.getByLabelText('规格'))
  expect(await screen.findByText('绿（已删除）')).toBeTruthy()
})
