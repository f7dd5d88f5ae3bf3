import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { putCamera, takeCameraAway } from '#widgets/scanner/testing/fake-camera.ts'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { orderApi } from '@zhanggui/contract/order/order'
import { type HandedOver, verifyDeskApi } from '@zhanggui/contract/order/verify-desk'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import VerifyDeskPage from './verify-desk.page.tsx'

configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const handedOver = (orderNo: string, whyNotUndo = ''): HandedOver => ({
  orderNo,
  nickName: '茶友',
  clerkName: '小明',
  verifyTime: new Date('2026-03-01T02:00:00Z'),
  totalNum: 1,
  goods: [{ productName: '明前龙井', sku: '默认', num: 1 }],
  whyNotUndo,
})

let last: HandedOver[]
let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  last = [handedOver('SH2'), handedOver('SH1', '核销已超过30分钟，不能撤销')]
  server = fakeServer()
    .reply(verifyDeskApi.last, () => last)
    .reply(verifyDeskApi.undo, ({ orderNo }) => {
      last = last.filter((each) => each.orderNo !== orderNo)
      return null
    })
    .reply(orderApi.verify, ({ verifyCode }) => {
      last = [handedOver(`SH${verifyCode}`), ...last]
      return { orderNo: `SH${verifyCode}` }
    })
  await signInAtFake(server)
})
afterEach(() => {
  takeCameraAway()
  forgetSession()
})

const open = async () => {
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <VerifyDeskPage />
    </ConfigProvider>,
  )
  await screen.findByText('SH2')
}
const undoOf = (orderNo: string) => {
  const row = screen.getByText(orderNo).closest('li')
  if (!row) throw new Error(`no row of ${orderNo}`)
  return within(row).getByRole('button', { name: '撤销' })
}

test('the wrong one is undone from the list, after a question; what is too late says why', async () => {
  await open()
  expect(undoOf('SH1').getAttribute('aria-description')).toBe('核销已超过30分钟，不能撤销')
  await user.click(undoOf('SH2'))
  await screen.findByText('撤销订单 SH2 的核销？订单会回到待核销。')
  expect(server.calls(verifyDeskApi.undo)).toEqual([])
  await user.click(screen.getByRole('button', { name: '撤销核销' }))
  await waitFor(() => expect(screen.queryByText('SH2')).toBeNull())
  expect(server.calls(verifyDeskApi.undo)).toEqual([{ orderNo: 'SH2' }])
  expect(screen.getByText('SH1')).toBeDefined()
})

test('the camera verifies one after the other, each once, until it is put away', async () => {
  const { left, stop } = putCamera(['7', '7', '8', '8', ''])
  await open()
  await user.click(screen.getByRole('button', { name: '摄像头' }))
  await waitFor(() => expect(left).toEqual([]), { timeout: 10_000 })
  expect(server.calls(orderApi.verify)).toEqual([{ verifyCode: '7' }, { verifyCode: '8' }])
  expect(await screen.findByText('订单 SH8 核销成功，请交付商品')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '停止' }))
  await waitFor(() => expect(stop).toHaveBeenCalled())
})

test('a camera that is missing says so', async () => {
  putCamera([], () => Promise.reject(new DOMException('', 'NotFoundError')))
  await open()
  await user.click(screen.getByRole('button', { name: '摄像头' }))
  expect(await screen.findByText('没有找到摄像头，请手动输入')).toBeDefined()
})
