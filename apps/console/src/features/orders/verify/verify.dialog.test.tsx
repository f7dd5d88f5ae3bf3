import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { putCamera, takeCameraAway } from '#widgets/scanner/testing/fake-camera.ts'
import { configure, screen } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { orderApi } from '@zhanggui/contract/order/order'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import VerifyDialog from './verify.dialog.tsx'

configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  server = fakeServer().reply(orderApi.verify, { orderNo: 'SH7' })
  await signInAtFake(server)
})
afterEach(() => {
  takeCameraAway()
  forgetSession()
})

const open = () =>
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <VerifyDialog onClose={() => undefined} />
    </ConfigProvider>,
  )

test('a code that the camera reads is verified, and the camera is let go of', async () => {
  const { stop } = putCamera(['', '6120045501'])
  open()
  await user.click(screen.getByRole('button', { name: '扫码' }))
  expect(await screen.findByRole('link', { name: 'SH7' })).toBeTruthy()
  expect(server.calls(orderApi.verify)).toEqual([{ verifyCode: '6120045501' }])
  expect(stop).toHaveBeenCalled()
})

test.each([
  ['NotAllowedError', '没有使用摄像头的权限，请在浏览器中允许，或手动输入'],
  ['NotFoundError', '没有找到摄像头，请手动输入'],
  ['AbortError', '无法使用摄像头，请手动输入'],
])('a camera that cannot be used says why (%s)', async (name, text) => {
  putCamera([], () => Promise.reject(new DOMException('', name)))
  open()
  await user.click(screen.getByRole('button', { name: '扫码' }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(server.calls(orderApi.verify)).toEqual([])
})

test('without a camera the code is typed', async () => {
  open()
  expect(screen.queryByRole('button', { name: '扫码' })).toBeNull()
  await user.type(screen.getByLabelText('核销码'), ' 6120045501 {Enter}')
  expect(await screen.findByRole('link', { name: 'SH7' })).toBeTruthy()
  expect(server.calls(orderApi.verify)).toEqual([{ verifyCode: '6120045501' }])
})
