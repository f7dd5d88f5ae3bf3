import { fakeServer } from '#api/testing/fake-server.ts'
import { currentSession, forgetSession } from '#api/session.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { captchaApi, sessionApi } from '@zhanggui/contract/session'
import { defaultCaptchaPolicy } from '@zhanggui/domain/session/login-throttle-rules'
import { useWindowAddress } from '#ui/page/window-address.tsx'
import { AtAddress } from '#ui/testing/address-for-tests.tsx'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LoginPage } from './login.page.tsx'
import { polyfillDialogs, serveSession } from '../session-for-tests.ts'

const signedIn = { token: 't', account: 'owner', realName: '王掌柜', isSms: false, leftTopLogo: '', leftSquareLogo: '' }
const refusal = { code: 1000, message: '账号或者密码不正确' }

let server: ReturnType<typeof fakeServer>
let failures = 0

beforeEach(() => {
  failures = 0
  polyfillDialogs()
  server = serveSession(fakeServer())
    .reply(sessionApi.loginPic, {
      backgroundImage: '',
      loginLogo: '/logo.svg',
      leftLogo: '',
      siteName: '青禾商城',
      captcha: defaultCaptchaPolicy,
    })
    .reply(sessionApi.detect, () => failures)
    .reply(sessionApi.login, signedIn)
    .reply(captchaApi.image, () => ({ key: `key-${server.calls(captchaApi.image).length}`, code: 'data:,' }))
})
afterEach(forgetSession)

const Place = () => {
  const { pathname, search } = useWindowAddress()
  return pathname === '/login' ? <LoginPage /> : <p>到达 {pathname + search}</p>
}

function open(path = '/login') {
  render(
    <AtAddress at={path}>
      <Place />
    </AtAddress>,
  )
  return userEvent.setup()
}

const account = () => screen.getByLabelText('用户名')
const password = () => screen.getByLabelText('密码')
const submit = () => screen.getByRole('button', { name: '登录' })

/** With account and password typed: the picture's code is what is asked for next. */
async function openAfterTwoFailures() {
  failures = 2
  const user = open()
  await user.type(account(), 'owner')
  await user.tab()
  await user.type(password(), 'secret-1')
  return { user, code: await screen.findByLabelText('验证码') }
}

describe('the sign-in page', () => {
  it('says what is missing when a field is left empty, and sends nothing', async () => {
    const user = open()
    expect(account()).toHaveProperty('ownerDocument.activeElement', account())
    await user.tab()
    expect(await screen.findByText('请输入用户名')).toBeTruthy()
    await user.click(submit())
    expect(await screen.findByText('请输入密码')).toBeTruthy()
    await user.type(password(), 'short')
    await user.click(submit())
    expect(await screen.findByText('密码长度为6-30个字符')).toBeTruthy()
    expect(server.calls(sessionApi.login)).toEqual([])
  })

  it('signs in with Enter, clears what the last session left and goes where one wanted to go', async () => {
    localStorage.setItem('storeStaffList', '[]')
    localStorage.setItem('layout-setting', '{}')
    const user = open('/login?redirect=%2Forder%2Flist%3Fpage%3D2')
    await waitFor(() => expect(document.title).toBe('登录 - 青禾商城'))
    await user.type(account(), ' owner ')
    await user.type(password(), 'secret-1{Enter}')
    expect(await screen.findByText('到达 /order/list?page=2')).toBeTruthy()
    expect(server.calls(sessionApi.login)).toEqual([{ account: 'owner', pwd: 'secret-1' }])
    expect(currentSession()?.user.account).toBe('owner')
    expect(Object.keys(localStorage)).toEqual(['layout-setting'])
  })

  it('never follows a redirect to another site', async () => {
    const user = open('/login?redirect=%2F%2Fevil.example')
    await user.type(account(), 'owner')
    await user.type(password(), 'secret-1{Enter}')
    expect(await screen.findByText(/^到达 \/$/)).toBeTruthy()
  })

  it('shows a refusal in the form, keeps the password selected and asks for a fresh image code after two failures', async () => {
    server.refuse(sessionApi.login, refusal)
    const { user, code } = await openAfterTwoFailures()
    await user.type(code, '12{Enter}')
    expect(await screen.findByText('请输入正确的验证码')).toBeTruthy()
    await user.type(code, '34{Enter}')
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert.textContent).toBe('账号或者密码不正确'))
    expect(server.calls(sessionApi.login)).toEqual([{ account: 'owner', pwd: 'secret-1', key: 'key-1', code: '1234' }])
    expect(document.activeElement).toBe(password())
    expect(password()).toMatchObject({ value: 'secret-1', selectionStart: 0, selectionEnd: 8 })
    await waitFor(() => expect(server.calls(captchaApi.image)).toHaveLength(2))
    expect(code).toHaveProperty('value', '')
    await user.type(code, '12{Enter}')
    expect(await screen.findByText('请输入正确的验证码')).toBeTruthy()
    expect(screen.queryByText('账号或者密码不正确')).toBeNull()
  })

  it('says of a wrong image code that it is wrong, where the next one is typed', async () => {
    const message = '验证码校验失败'
    server.refuse(sessionApi.login, { code: 1000, message, data: { fields: [{ path: 'code', message }] } })
    const { user, code } = await openAfterTwoFailures()
    await user.type(code, '1234{Enter}')
    await waitFor(() => expect(server.calls(captchaApi.image)).toHaveLength(2))
    expect(screen.getByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(code)
    expect(code).toHaveProperty('value', '')
  })

  it('asks for no code before the second failure', async () => {
    failures = 1
    const user = open()
    await user.type(account(), 'owner')
    await user.tab()
    await waitFor(() => expect(server.calls(sessionApi.detect)).toEqual([{ account: 'owner' }]))
    expect(screen.queryByLabelText('验证码')).toBeNull()
  })

  it('puts the server’s field errors to their fields', async () => {
    server.refuse(sessionApi.login, {
      code: 400,
      message: '参数错误',
      data: { fields: [{ path: 'account', message: '账号不能超过32个字符' }] },
    })
    const user = open()
    await user.type(account(), 'owner')
    await user.type(password(), 'secret-1{Enter}')
    expect(await screen.findByText('账号不能超过32个字符')).toBeTruthy()
    await waitFor(() => expect(account().getAttribute('aria-invalid')).toBe('true'))
  })
})

describe('the sliding puzzle', () => {
  const picture = {
    token: 'p-1',
    secretKey: 'k3y-of-16-chars_',
    originalImageBase64: '',
    jigsawImageBase64: '',
    wordList: null,
  }

  beforeEach(() => {
    failures = 3
    server.reply(captchaApi.getPuzzle, { repCode: '0000', repMsg: '', repData: picture })
  })

  async function reachPuzzle() {
    const user = open()
    await user.type(account(), 'owner')
    await user.type(password(), 'secret-1{Enter}')
    const dialog = await screen.findByRole('dialog', { name: '请完成安全验证' })
    const slider = await within(dialog).findByRole('slider')
    await waitFor(() => expect(slider).toHaveProperty('disabled', false))
    return { user, dialog, slider }
  }

  /** What the browser does for a slider by itself and jsdom does not. */
  function moveTo(slider: HTMLElement, value: string) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value)
    slider.dispatchEvent(new Event('input', { bubbles: true }))
  }

  it('is asked after three failures and its ticket goes along', async () => {
    server.reply(captchaApi.checkPuzzle, {
      repCode: '0000',
      repMsg: '',
      repData: { captchaType: 'blockPuzzle', token: 'p-1', result: true },
    })
    const { user, dialog, slider } = await reachPuzzle()
    expect(server.calls(sessionApi.login)).toEqual([])
    moveTo(slider, '124')
    slider.focus()
    await user.keyboard('{Enter}')
    expect(await within(dialog).findByText(/^\d+\.\d\ds验证成功$/)).toBeTruthy()
    expect(await screen.findByText(/^到达/)).toBeTruthy()
    expect(server.calls(sessionApi.login)).toMatchObject([
      { captchaVO: { captchaVerification: expect.stringMatching(/^[\w+/]+=*$/) as string } },
    ])
  })

  it('shows why a piece does not fit and brings a new picture', async () => {
    server.reply(captchaApi.checkPuzzle, { repCode: '6111', repMsg: '验证失败', repData: null })
    const { user, dialog, slider } = await reachPuzzle()
    moveTo(slider, '60')
    slider.focus()
    await user.keyboard('{Enter}')
    expect(await within(dialog).findByText('验证失败')).toBeTruthy()
    await waitFor(() => expect(server.calls(captchaApi.getPuzzle)).toHaveLength(2))
    expect(server.calls(sessionApi.login)).toEqual([])
  })

  it('closes without signing in', async () => {
    const { user, dialog } = await reachPuzzle()
    await user.click(within(dialog).getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.calls(sessionApi.login)).toEqual([])
  })
})
