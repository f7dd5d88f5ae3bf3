import { fakeServer } from '#api/testing/fake-server.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { screen, within } from '@testing-library/react'
import { shipDeskApi, type SheetOrder } from '@zhanggui/contract/order/ship-desk'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { sheetsPath } from '../desk-paths.ts'
import SheetsPage from './sheets.page.tsx'

// jsdom has no sheets of a page's own.
Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true })

const label = (id: number, printedBefore: number): SheetOrder => ({
  orderNo: `SH${id}`,
  createTime: new Date('2026-03-01T02:00:00Z'),
  realName: '林小茶',
  userPhone: '13812345678',
  userAddress: `上海市浦东新区世纪大道${id}号`,
  userRemark: '',
  goods: [{ productName: '明前龙井', sku: '默认', num: id }],
  boxed: [],
  expressName: '圆通速递',
  trackingNumber: `YT800000${id}`,
  routingCode: `021-0${id}`,
  hubName: '上海转运中心',
  sender: { name: '山风茶铺', phone: '057112345678', address: '杭州市西湖区龙井路1号' },
  printedBefore,
})

test('each order has a label of its own, and only one that was printed before says so', async () => {
  const server = fakeServer().reply(shipDeskApi.sheets, {
    kind: 'label',
    merName: '山风茶铺',
    printTime: new Date('2026-03-01T02:00:00Z'),
    operatorName: '小明',
    orderCount: 3,
    picks: [],
    orders: [
      label(1, 0),
      { ...label(2, 1), boxed: [{ orderNo: 'SH3', goods: [{ productName: '白茶', sku: '罐装', num: 4 }] }] },
    ],
  })
  withProviders(
    <Routes>
      <Route path={sheetsPath(8).replace('8', ':id')} element={<SheetsPage />} />
    </Routes>,
    sheetsPath(8),
  )
  await screen.findByRole('heading', { name: '电子面单' })
  expect(server.calls(shipDeskApi.sheets)).toEqual([{ id: 8 }])
  const labels = screen.getAllByRole('article')
  const codes = labels.map((each) => within(each).getByRole('img').getAttribute('aria-label'))
  expect(codes).toEqual(['条码 YT8000001', '条码 YT8000002'])
  const [first, second] = labels.map(({ textContent }) => textContent ?? '')
  for (const text of ['021-01', '上海转运中心', '世纪大道1号', '山风茶铺', 'SH1', '明前龙井 默认 ×1']) {
    expect(first).toContain(text)
  }
  expect(second).toContain('明前龙井 默认 ×2')
  expect(first).not.toContain('补打')
  expect(second).toContain('补打 2')
  expect(first).not.toContain('同一包裹')
  expect(second).toContain('同一包裹 2 单，共 6 件')
  const lines = Array.from(labels[1]?.querySelectorAll('footer p') ?? [], ({ textContent }) => textContent)
  expect(lines).toEqual(['SH2 明前龙井 默认 ×2', 'SH3 白茶 罐装 ×4'])
})
