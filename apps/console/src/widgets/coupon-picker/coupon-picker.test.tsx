import { forgetSession } from '#api/session.ts'
import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { PickedCoupon } from '@zhanggui/contract/coupon/coupon-fields'
import { toFen } from '@zhanggui/domain/kernel/money'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import CouponPickerDialog from './coupon-picker.dialog.tsx'
import SendCouponDialog from './send-coupon.dialog.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const coupon = (id: number, change: Partial<PickedCoupon> = {}): PickedCoupon => ({
  id,
  name: `券${id}`,
  receiveType: 1,
  money: toFen(1000),
  minPrice: toFen(0),
  isLimited: false,
  lastTotal: 0,
  isFixedTime: false,
  useStartTime: null,
  useEndTime: null,
  day: 7,
  ...change,
})

async function open(dialog: ReactNode) {
  const server = fakeServer()
    .reply(couponApi.usable, [coupon(1), coupon(2, { minPrice: toFen(9900), isLimited: true, lastTotal: 3 })])
    .reply(couponApi.send, { sent: 1, skipped: 1 })
  await signInAtFake(server)
  withProviders(<ConfigProvider theme={{ zeroRuntime: true }}>{dialog}</ConfigProvider>)
  await screen.findByText('券1')
  return server
}
afterEach(forgetSession)

const tickOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) })).getByRole<HTMLInputElement>('checkbox')

test('choosing: what was chosen is ticked, nothing is no answer, and names come along', async () => {
  const onPicked = vi.fn<(coupons: readonly { id: number }[]) => void>()
  const server = await open(
    <CouponPickerDialog chosen={[{ id: 1, name: '券1' }]} onPicked={onPicked} onClose={() => undefined} />,
  )
  expect(server.calls(couponApi.usable)).toEqual([{ type: 2 }])
  const [first, second] = [tickOf('券1'), tickOf('券2')]
  expect([first.checked, second.checked]).toEqual([true, false])
  await user.click(first)
  await user.click(screen.getByRole('button', { name: /确\s?定/ }))
  expect(screen.getByText('请先选择优惠劵')).toBeTruthy()
  expect(onPicked).not.toHaveBeenCalled()
  await user.click(second)
  await user.click(screen.getByRole('button', { name: /确\s?定/ }))
  expect(onPicked.mock.calls[0]?.[0]).toMatchObject([{ id: 2, name: '券2' }])
})

test('sending: asks first, then tells how many got it and how many had it', async () => {
  const nothing = () => undefined
  const server = await open(
    <SendCouponDialog to={{ uids: [5, 6] }} toWhom="选中的 2 个用户" onStarted={nothing} onClose={nothing} />,
  )
  const [send] = screen.getAllByRole('button', { name: /发\s?送/ })
  if (!send) throw new Error('a button in each row')
  await user.click(send)
  expect(await screen.findByText(/发送优惠劵吗/)).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: /发\s?送/ }).at(-1) ?? send)
  expect(await screen.findByText('发送成功，1 人收到，1 人已有此券')).toBeTruthy()
  expect(server.calls(couponApi.send)).toEqual([{ couponId: 1, uid: [5, 6] }])
})
