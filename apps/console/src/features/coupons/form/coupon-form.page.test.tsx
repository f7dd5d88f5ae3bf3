import { forgetSession } from '#api/session.ts'
import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { CouponDetail } from '@zhanggui/contract/coupon/coupon-fields'
import { toFen } from '@zhanggui/domain/kernel/money'
import { ConfigProvider } from 'antd'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import CouponFormPage from './coupon-form.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const past = new Date('2026-01-01T00:00:00Z')
const stored: CouponDetail = {
  id: 7,
  name: '春茶券',
  category: 2,
  receiveType: 1,
  money: toFen(1000),
  minPrice: toFen(9900),
  isLimited: true,
  total: 50,
  lastTotal: 10,
  issuedCount: 40,
  usedCount: 3,
  isTimeReceive: false,
  receiveStartTime: null,
  receiveEndTime: null,
  isFixedTime: true,
  useStartTime: past,
  useEndTime: new Date('2026-02-01T00:00:00Z'),
  day: 0,
  sort: 0,
  status: true,
  version: 4,
  createTime: past,
  productList: [{ id: 21, name: '龙井', image: '', price: toFen(9900), stock: 3, isShow: true }],
  orderCount: 3,
  orderPrice: toFen(30_000),
  discountPrice: toFen(3000),
  newBuyerCount: 0,
}

async function open(at: string) {
  const server = fakeServer()
    .reply(couponApi.info, stored)
    .reply(couponApi.save, { id: 8 })
    .reply(couponApi.editProducts, null)
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <Routes>
        <Route path="/coupon/list/save/:id?/:edit?" element={<CouponFormPage />} />
      </Routes>
    </ConfigProvider>,
    at,
  )
  await screen.findByRole('button', { name: '立即提交' })
  return server
}
afterEach(forgetSession)

const submit = () => user.click(screen.getByRole('button', { name: '立即提交' }))

test('a new one asks for what its kind needs, and says what is missing', async () => {
  const server = await open('/coupon/list/save')
  expect(screen.queryByLabelText('发布数量')).toBeNull()
  await user.type(screen.getByLabelText('优惠券名称'), '夏茶券')
  await user.click(screen.getByText('商品券'))
  await user.click(screen.getByText('限时'))
  await submit()
  expect(await screen.findByText('请选择商品')).toBeTruthy()
  expect(screen.getByText('请选择领取时间范围！')).toBeTruthy()
  await user.click(screen.getByText('商家券'))
  await user.click(screen.getByText('不限时'))
  await submit()
  await waitFor(() => expect(server.calls(couponApi.save)).toHaveLength(1))
  expect(server.calls(couponApi.save)[0]).toMatchObject({
    name: '夏茶券',
    category: 1,
    money: 100,
    minPrice: 0,
    day: 7,
  })
})

test('a copy begins as the coupon was, but has to choose times that are over anew', async () => {
  const server = await open('/coupon/list/save/7')
  expect(screen.getByDisplayValue('春茶券')).toBeTruthy()
  await submit()
  expect(await screen.findByText('请选择使用有效期限')).toBeTruthy()
  await user.click(screen.getByText('天数'))
  await submit()
  await waitFor(() => expect(server.calls(couponApi.save)).toHaveLength(1))
  expect(server.calls(couponApi.save)[0]).toMatchObject({
    name: '春茶券',
    productIds: [21],
    total: 50,
    isFixedTime: false,
  })
})

test('of one that exists only the products change', async () => {
  const server = await open('/coupon/list/save/7/edit')
  expect(screen.queryByDisplayValue('春茶券')).toBeNull()
  await user.click(screen.getByRole('button', { name: '移除龙井' }))
  await submit()
  expect(await screen.findByText('请选择商品')).toBeTruthy()
  expect(server.calls(couponApi.editProducts)).toEqual([])
})
