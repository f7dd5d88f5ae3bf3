import { fakeServer } from '#api/testing/fake-server.ts'
import { currentSession, forgetSession } from '#api/session.ts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { sessionApi } from '@zhanggui/contract/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoginForm } from '../login/login-form.tsx'
import { loadSession } from '#api/session.ts'
import { serveSession } from '../session-for-tests.ts'

const signedIn = { token: 't', account: 'owner', realName: '', isSms: false, leftTopLogo: '', leftSquareLogo: '' }
const refusal = (message: string) => ({
  code: resultCode.refused,
  message,
  data: { fields: [{ path: 'factorCode', message }] },
})

const user = userEvent.setup()
let server: ReturnType<typeof fakeServer>
const entered = vi.fn<() => Promise<void>>(async () => {
  await loadSession()
})

beforeEach(async () => {
  entered.mockClear()
  server = serveSession(fakeServer())
    .reply(sessionApi.detect, 0)
    .reply(sessionApi.login, { secondFactor: true, ticket: 'ticket-1' })
    .reply(sessionApi.loginFactor, { ...signedIn, codesLeft: null })
  render(<LoginForm policy={undefined} submitText="登录" onSignedIn={entered} />)
  await user.type(screen.getByLabelText('用户名'), 'owner')
  await user.type(screen.getByLabelText('密码'), 'secret-1{Enter}')
  await screen.findByLabelText('动态码')
})
afterEach(forgetSession)

const code = () => screen.getByLabelText('动态码')
const sent = () => server.calls(sessionApi.loginFactor)

it('asks for the code in one field that phones fill in, and goes by itself when it is pasted', async () => {
  expect(document.activeElement).toBe(code())
  expect(code().getAttribute('autocomplete')).toBe('one-time-code')
  await user.paste('123 456')
  await waitFor(() => expect(currentSession()?.user.account).toBe('owner'))
  expect(sent()).toEqual([{ ticket: 'ticket-1', factorCode: '123 456' }])
  expect(entered).toHaveBeenCalledOnce()
})

it('says what is wrong at the field, empties it, and takes the next code', async () => {
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('请输入6位动态码')).toBeTruthy()
  expect(sent()).toEqual([])
  server.refuse(sessionApi.loginFactor, refusal('动态码不正确，请确认手机时间准确'))
  await user.type(code(), '111111')
  expect(await screen.findByText('动态码不正确，请确认手机时间准确')).toBeTruthy()
  expect(code()).toMatchObject({ value: '' })
  expect(document.activeElement).toBe(code())
  server.reply(sessionApi.loginFactor, { ...signedIn, codesLeft: null })
  await user.type(code(), '222222')
  await waitFor(() => expect(entered).toHaveBeenCalledOnce())
})

it('shows a refusal that belongs to no field', async () => {
  server.refuse(sessionApi.loginFactor, { code: resultCode.refused, message: '登录失败次数过多，请稍后再试' })
  await user.type(code(), '111111')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('登录失败次数过多，请稍后再试'))
})

it('goes back to the password, with the account and the reason, when the ticket is over', async () => {
  server.refuse(sessionApi.loginFactor, { code: resultCode.ticketOver, message: resultText.ticketOver })
  await user.type(code(), '111111')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(resultText.ticketOver))
  expect(screen.getByLabelText('用户名')).toMatchObject({ value: 'owner' })
  expect(document.activeElement).toBe(screen.getByLabelText('密码'))
})

it('goes back when somebody wants to', async () => {
  await user.click(screen.getByRole('button', { name: '返回' }))
  expect(screen.getByLabelText('用户名')).toMatchObject({ value: 'owner' })
  expect(screen.getByLabelText('密码')).toMatchObject({ value: '' })
})

it('takes a recovery code instead, and says how many are left before it goes on', async () => {
  server.reply(sessionApi.loginFactor, { ...signedIn, codesLeft: 2 })
  await user.click(screen.getByRole('button', { name: '用恢复码登录' }))
  await user.type(screen.getByLabelText('恢复码'), 'abcd{Enter}')
  expect(await screen.findByText('请输入完整的恢复码')).toBeTruthy()
  await user.type(screen.getByLabelText('恢复码'), '-efgh-jk{Enter}')
  expect((await screen.findByRole('status')).textContent).toContain('已用恢复码登录，还剩 2 个。')
  expect(sent()).toEqual([{ ticket: 'ticket-1', factorCode: 'abcd-efgh-jk' }])
  expect(entered).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '进入后台' }))
  await waitFor(() => expect(entered).toHaveBeenCalledOnce())
})
