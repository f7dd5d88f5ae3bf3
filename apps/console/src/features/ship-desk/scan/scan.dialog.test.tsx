import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { putCamera, takeCameraAway } from '#widgets/scanner/testing/fake-camera.ts'
import { configure, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDesk, useDeskDraft } from '../desk-draft.ts'
import ScanDialog from './scan.dialog.tsx'
import type { Desk, DeskRow } from '../use-desk.ts'

configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
const [A, B] = ['SH00000000001', 'SH00000000002']

/** The dialog over a desk with these two orders. */
function OverDesk() {
  const { filled } = useDeskDraft()
  const rows = [A, B].map((orderNo) => ({
    orderNo,
    parcel: 0,
    blocked: undefined,
    trackingNumber: filled[orderNo]?.trackingNumber ?? '',
  }))
  return <ScanDialog desk={{ rows: rows as readonly Partial<DeskRow>[] } as Desk} onClose={() => undefined} />
}
const open = () =>
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <OverDesk />
    </ConfigProvider>,
  )
const scan = (code: string) => user.type(screen.getByRole('textbox', { name: '扫描内容' }), `${code}{Enter}`)
const wanted = () => document.querySelector('.desk-scan-wanted')?.textContent

beforeEach(() => changeDesk({ orderNos: [], filled: {} }))
afterEach(takeCameraAway)

test('a gun goes from one order to the next, and a number that another order has is said at once', async () => {
  open()
  expect(screen.queryByRole('button', { name: '用摄像头扫' })).toBeNull()
  await scan('YT5000001')
  expect(await screen.findByText('请先扫描装箱单上的订单号')).toBeDefined()
  await scan(A)
  expect(wanted()).toBe(`请扫描 ${A} 的快递单号`)
  await scan('YT5000001')
  expect(await screen.findByText(`${A} → YT5000001`)).toBeDefined()
  expect(wanted()).toBe('请扫描装箱单上的订单号')
  await scan(B)
  await scan('YT5000001')
  expect(await screen.findByText(`快递单号 YT5000001 已用于订单 ${A}，请扫描另一个`)).toBeDefined()
  expect(wanted()).toBe(`请扫描 ${B} 的快递单号`)
  await scan('YT5000002')
  expect(await screen.findByText(`${B} → YT5000002`)).toBeDefined()
  expect(screen.queryByText(/已用于订单/)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '扫描内容' }))
})

test('the camera does the same, and a code that stays before it counts once', async () => {
  const { left, stop } = putCamera([A, 'YT6000001', B, 'YT6000002', 'YT6000002', ''])
  open()
  await user.click(screen.getByRole('button', { name: '用摄像头扫' }))
  await waitFor(() => expect(left).toEqual([]))
  expect(screen.getByText(`${A} → YT6000001`)).toBeDefined()
  expect(screen.getByText(`${B} → YT6000002`)).toBeDefined()
  expect(screen.queryByText('请先扫描装箱单上的订单号')).toBeNull()
  expect(stop).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '关闭摄像头' }))
  await waitFor(() => expect(stop).toHaveBeenCalled())
})

test('a camera that may not be used says why', async () => {
  putCamera([], () => Promise.reject(new DOMException('', 'NotAllowedError')))
  open()
  await user.click(screen.getByRole('button', { name: '用摄像头扫' }))
  expect(await screen.findByText('没有使用摄像头的权限，请在浏览器中允许，或手动输入')).toBeDefined()
  expect(screen.getByRole('button', { name: '用摄像头扫' })).toBeDefined()
})
