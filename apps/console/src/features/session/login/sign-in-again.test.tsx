import { call } from '#api/call.ts'
import { fakeServer } from '#api/testing/fake-server.ts'
import { currentSession, forgetSession, loadSession } from '#api/session.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { noticeApi } from '@zhanggui/contract/notice'
import { sessionApi } from '@zhanggui/contract/session'
import { defaultCaptchaPolicy } from '@zhanggui/domain/session/login-throttle-rules'
import { useWindowAddress } from '#ui/page/window-address.tsx'
import { AtAddress } from '#ui/testing/address-for-tests.tsx'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SignInAgain } from '../public.ts'
import { polyfillDialogs, owner, serveSession } from '../session-for-tests.ts'

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  polyfillDialogs()
  const pictures = { backgroundImage: '', loginLogo: '', leftLogo: '', siteName: '' }
  server = serveSession(fakeServer())
    .reply(sessionApi.loginPic, { ...pictures, captcha: defaultCaptchaPolicy })
    .reply(sessionApi.detect, 0)
    .signedOut(noticeApi.readAll)
    .reply(sessionApi.login, ({ account }) => {
      server.reply(noticeApi.readAll, null)
      return { token: 'new', account, realName: '', isSms: false, leftTopLogo: '', leftSquareLogo: '' }
    })
})
afterEach(forgetSession)

const Place = () => {
  const { pathname, search } = useWindowAddress()
  if (pathname === '/login') return <p>到达 {pathname + search}</p>
  return (
    <>
      <input aria-label="草稿" />
      <SignInAgain />
    </>
  )
}

function open() {
  render(
    <AtAddress at="/coupon/list?page=3">
      <Place />
    </AtAddress>,
  )
  return userEvent.setup()
}

it('signs the same account in over the page and repeats each waiting call once', async () => {
  await loadSession()
  const user = open()
  await user.type(screen.getByLabelText('草稿'), '写到一半')
  const waiting = Promise.all([call(noticeApi.readAll, {}), call(noticeApi.readAll, {})])
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(resultText.signedOut)).toBeTruthy()
  expect(within(dialog).getByLabelText('用户名')).toMatchObject({ value: 'owner', readOnly: true })
  server.reply(sessionApi.info, { ...owner, realName: '王新名' })
  await user.type(within(dialog).getByLabelText('密码'), 'secret-1')
  await user.click(within(dialog).getByRole('button', { name: '登录并继续' }))
  await waiting
  expect(server.calls(noticeApi.readAll)).toHaveLength(4)
  expect(server.calls(sessionApi.login)).toEqual([{ account: 'owner', pwd: 'secret-1' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('草稿')).toHaveProperty('value', '写到一半')
  await waitFor(() => expect(currentSession()?.user.realName).toBe('王新名'))
})

it('stays open with the reason when the password is wrong', async () => {
  await loadSession()
  server.refuse(sessionApi.login, { code: resultCode.refused, message: '账号或者密码不正确' })
  const user = open()
  const waiting = call(noticeApi.readAll, {}).catch((error: unknown) => error)
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('密码'), 'secret-2{Enter}')
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe('账号或者密码不正确'))
  await user.click(within(dialog).getByRole('button', { name: '返回登录页' }))
  expect(await waiting).toMatchObject({ kind: 'signedOut' })
})

it('leads to the sign-in page and back here, and forgets the session', async () => {
  await loadSession()
  localStorage.setItem('storeStaffList', '[]')
  localStorage.setItem('draft:coupon', '{}')
  const user = open()
  const waiting = call(noticeApi.readAll, {}).catch((error: unknown) => error)
  await user.click(await screen.findByRole('button', { name: '返回登录页' }))
  expect(await screen.findByText('到达 /login?redirect=%2Fcoupon%2Flist%3Fpage%3D3')).toBeTruthy()
  expect(await waiting).toMatchObject({ kind: 'signedOut' })
  expect(currentSession()).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual(['draft:coupon'])
})

it('asks nobody who was not signed in', async () => {
  open()
  await expect(call(noticeApi.readAll, {})).rejects.toMatchObject({ kind: 'signedOut' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
