import Feedback from '#ui/feedback/feedback.tsx'
import { fakeServer } from '#api/testing/fake-server.ts'
import { forgetSession, loadSession } from '#api/session.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FactorSection } from './factor-section.tsx'
import { serveSession } from '../session-for-tests.ts'

const off = { since: null, codesLeft: 0, isRequired: false }
const on = { since: new Date('2026-03-01T01:00:00Z'), codesLeft: 9, isRequired: false }
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const codes = Array.from({ length: 10 }, (_, n) => `abcd-efgh-j${'kmnpqrstuv'.charAt(n)}`)
const user = userEvent.setup()
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = serveSession(fakeServer())
    .reply(factorApi.info, off)
    .reply(factorApi.begin, { secret, uri: `otpauth://totp/x?secret=${secret}` })
    .reply(factorApi.confirm, () => {
      server.reply(factorApi.info, { ...on, codesLeft: 10 })
      return { codes }
    })
    .reply(factorApi.renewCodes, { codes })
    .reply(factorApi.switchOff, null)
})
afterEach(forgetSession)

async function open(info = off as typeof off | typeof on) {
  server.reply(factorApi.info, info)
  await loadSession()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FactorSection account="owner" />
        <Feedback />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

it('is set up by password, picture and code; the recovery codes stay until they are kept', async () => {
  await open()
  await press('开启两步验证')
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1{Enter}')
  expect(await screen.findByRole('img', { name: '验证器二维码' })).toBeTruthy()
  expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy()
  await user.type(screen.getByLabelText('动态码'), '123456{Enter}')
  const shown = within(await screen.findByRole('region', { name: '恢复码' }))
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
  const dialog = within(screen.getByRole('dialog', { name: '保存恢复码' }))
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '复制全部',
    expect.stringMatching(/下\s?载/),
    expect.stringMatching(/完\s?成/),
  ])
  const done = shown.getByRole('button', { name: /完\s?成/ })
  expect(done).toHaveProperty('disabled', true)
  await user.click(shown.getByRole('checkbox'))
  await user.click(done)
  expect(await screen.findByText('恢复码还剩 10 个')).toBeTruthy()
  expect(server.calls(factorApi.begin)).toEqual([{ pwd: 'secret-1' }])
  expect(server.calls(factorApi.confirm)).toEqual([{ factorCode: '123456' }])
})

it('shows a wrong password and a wrong code at their fields', async () => {
  const refusal = (path: string, message: string) => ({
    code: resultCode.refused,
    message,
    data: { fields: [{ path, message }] },
  })
  server.refuse(factorApi.begin, refusal('pwd', '登录密码不正确'))
  await open()
  await press('开启两步验证')
  await user.type(await screen.findByLabelText('登录密码'), 'secret-2{Enter}')
  expect(await screen.findByText('登录密码不正确')).toBeTruthy()
  server.reply(factorApi.begin, { secret, uri: 'otpauth://totp/x' })
  server.refuse(factorApi.confirm, refusal('factorCode', '动态码不正确，请确认手机时间准确'))
  await user.type(screen.getByLabelText('登录密码'), '{Enter}')
  await user.type(await screen.findByLabelText('动态码'), '123456{Enter}')
  expect(await screen.findByText('动态码不正确，请确认手机时间准确')).toBeTruthy()
})

it('wants a code of the present authenticator for another one', async () => {
  await open(on)
  await press('更换验证器')
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1{Enter}')
  expect(await screen.findByText('请输入动态码')).toBeTruthy()
  await user.type(screen.getByLabelText('当前动态码'), '123456{Enter}')
  expect(await screen.findByRole('img', { name: '验证器二维码' })).toBeTruthy()
  expect(server.calls(factorApi.begin)).toEqual([{ pwd: 'secret-1', factorCode: '123456' }])
})

it('makes new recovery codes and shows them', async () => {
  await open({ ...on, codesLeft: 1 })
  expect(await screen.findByText('恢复码还剩 1 个，请重新生成')).toBeTruthy()
  await press('重新生成恢复码')
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1')
  await user.type(screen.getByLabelText('动态码或恢复码'), 'abcd-efgh-jk{Enter}')
  expect(within(await screen.findByRole('region', { name: '恢复码' })).getAllByRole('listitem')).toHaveLength(10)
  expect(server.calls(factorApi.renewCodes)).toEqual([{ pwd: 'secret-1', factorCode: 'abcd-efgh-jk' }])
})

it('is switched off by password and code', async () => {
  await open(on)
  await press(/^关\s?闭$/)
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1')
  await user.type(screen.getByLabelText('动态码或恢复码'), '123456{Enter}')
  await waitFor(() => expect(server.calls(factorApi.switchOff)).toEqual([{ pwd: 'secret-1', factorCode: '123456' }]))
})

it('cannot be switched off where a role wants it, and says so', async () => {
  await open({ ...on, isRequired: true })
  expect(await screen.findByText(/你的角色要求两步验证，不能关闭/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^关\s?闭$/ })).toBeNull()
})
