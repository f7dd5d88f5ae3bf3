import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { cleanup, configure, screen } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { orderApi } from '@zhanggui/contract/order/order'
import type { OrderSlip } from '@zhanggui/contract/order/order-fields'
import { toFen } from '@zhanggui/domain/kernel/money'
import { ConfigProvider } from 'antd'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import ReceiptPage from './receipt.page.tsx'

configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const slip: OrderSlip = {
  merName: '青禾茶业',
  orderNo: 'SH2',
  createTime: new Date('2026-03-01T01:00:00Z'),
  realName: '李秀英',
  userPhone: '13812345678',
  userAddress: '龙井路 88 号',
  userRemark: '',
  items: [{ productName: '龙井 100 克', sku: '铁罐', price: toFen(10_000), payNum: 2 }],
  gainIntegral: 24,
  proTotalPrice: toFen(20_000),
  discountPrice: toFen(1500),
  payPostage: toFen(800),
  integralPrice: toFen(250),
  payPrice: toFen(19_050),
}

// jsdom has none.
Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true })
afterEach(forgetSession)

async function open(address: string) {
  const server = fakeServer().reply(orderApi.slip, slip)
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <Routes>
        <Route path="/order/print/:orderNo" element={<ReceiptPage />} />
      </Routes>
    </ConfigProvider>,
    address,
  )
  return { server, receipt: await screen.findByRole('article', { name: '小票' }) }
}

test('what was bought and paid stands on it, nothing stands for a blank remark, and it is printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const { server, receipt } = await open('/order/print/SH2')
  expect(server.calls(orderApi.slip)).toEqual([{ orderNo: 'SH2' }])
  expect([...receipt.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    '龙井 100 克铁罐',
    '100.00',
    '2',
    '200.00',
  ])
  for (const text of ['合计200.00元', '优惠15.00元', '邮费8.00元', '抵扣2.50元', '赠送积分24', '实际支付¥190.50']) {
    expect(receipt.textContent).toContain(text)
  }
  expect(receipt.textContent).not.toContain('订单备注')
  await user.click(screen.getByRole('button', { name: /打\s?印/ }))
  expect(print).toHaveBeenCalledOnce()
})

test('the paper is that of the address, else the one that was chosen last', async () => {
  const first = await open('/order/print/SH2?paper=58')
  expect(first.receipt.dataset['paper']).toBe('58')
  await user.click(screen.getByRole('radio', { name: /80/ }))
  expect(first.receipt.dataset['paper']).toBe('80')
  expect(screen.getByTestId('address').textContent).toBe('?paper=80')
  await user.click(screen.getByRole('radio', { name: /58/ }))
  cleanup()
  const second = await open('/order/print/SH3')
  expect(second.receipt.dataset['paper']).toBe('58')
})
