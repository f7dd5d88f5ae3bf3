import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { returnFocus } from '#ui/theme/focus-return.ts'
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
const field = () => screen.getByRole('textbox', { name: '核销码' })
const heldOpen = () => {
  const answers: (() => void)[] = []
  server.reply(orderApi.verify, async ({ verifyCode }) => {
    await new Promise<void>((answer) => answers.push(answer))
    return { orderNo: `SH${verifyCode}` }
  })
  return answers
}
const scanned = () => [...screen.getByRole('log').children].map(({ textContent }) => textContent)
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

test('who scans does not wait for the answer: codes are checked one after the other', async () => {
  await open()
  const answers = heldOpen()
  await user.keyboard('7{Enter}8{Enter}')
  expect(field()).toHaveProperty('value', '')
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(server.calls(orderApi.verify)).toEqual([{ verifyCode: '7' }])
  expect(scanned()).toEqual(['8等待核销', '7正在核销…'])
  answers[0]?.()
  await waitFor(() => expect(server.calls(orderApi.verify)).toEqual([{ verifyCode: '7' }, { verifyCode: '8' }]))
  expect(scanned()).toEqual(['8正在核销…', '7订单 SH7 核销成功，请交付商品'])
  answers[1]?.()
  expect(await screen.findByText('订单 SH8 核销成功，请交付商品')).toBeDefined()
  expect(document.activeElement).toBe(field())
})

test('a wrong code says so in its line, and the next one is checked', async () => {
  await open()
  server.refuse(orderApi.verify, { code: 5001, message: '请选择正确的核销码' })
  await user.keyboard('0{Enter}')
  expect(await screen.findByText('请选择正确的核销码')).toBeDefined()
  server.reply(orderApi.verify, { orderNo: 'SH9' })
  await user.keyboard('9{Enter}')
  await waitFor(() => expect(scanned()).toEqual(['9订单 SH9 核销成功，请交付商品', '0请选择正确的核销码']))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('输入不能为空')).toBeDefined()
})

test('the field has the focus again after undoing, after not undoing, and after every button', async () => {
  putCamera([])
  const stop = returnFocus()
  await open()
  await user.click(undoOf('SH2'))
  await user.click(await screen.findByRole('button', { name: '取 消' }))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await user.click(undoOf('SH2'))
  await user.click(await screen.findByRole('button', { name: '撤销核销' }))
  await waitFor(() => expect(screen.queryByText('SH2')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(field()))
  for (const name of ['核 销', '摄像头', '停止']) {
    await user.click(await screen.findByRole('button', { name }))
    expect(document.activeElement).toBe(field())
  }
  stop()
})

test('a scan into an open question is checked, and answers nothing', async () => {
  await open()
  await user.click(undoOf('SH2'))
  const sure = await screen.findByRole('button', { name: '撤销核销' })
  sure.focus()
  await user.keyboard('7{Enter}')
  expect(await screen.findByText('订单 SH7 核销成功，请交付商品')).toBeDefined()
  expect(server.calls(verifyDeskApi.undo)).toEqual([])
  await user.click(sure)
  await waitFor(() => expect(server.calls(verifyDeskApi.undo)).toHaveLength(1))
})

test('what was undone is not handed over: its line goes', async () => {
  await open()
  await user.keyboard('7{Enter}')
  await waitFor(() => expect(scanned()).toHaveLength(1))
  await user.click(await waitFor(() => undoOf('SH7')))
  await user.click(await screen.findByRole('button', { name: '撤销核销' }))
  await waitFor(() => expect(scanned()).toEqual([]))
})

test('the camera verifies one after the other, each once, until it is put away', async () => {
  const { left, stop } = putCamera(['7', '7', '8', '8', ''])
  await open()
  await user.click(screen.getByRole('button', { name: '摄像头' }))
  await waitFor(() => expect(left).toEqual([]))
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
