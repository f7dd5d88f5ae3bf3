import Feedback from '#ui/feedback/feedback.tsx'
import { fakeServer } from '#api/testing/fake-server.ts'
import { currentSession, forgetSession, loadSession } from '#api/session.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { sessionApi } from '@zhanggui/contract/session'
import { deviceApi } from '@zhanggui/contract/sign-in/device'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { ownInvitationApi } from '@zhanggui/contract/sign-in/invitation'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import ProfilePage from './profile.page.tsx'
import { owner, serveSession } from '../session-for-tests.ts'

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = serveSession(fakeServer())
    .reply(sessionApi.updateProfile, null)
    .reply(sessionApi.updatePassword, null)
    .reply(factorApi.info, { since: null, codesLeft: 0, isRequired: false })
    .reply(deviceApi.list, [])
    .reply(ownInvitationApi.list, [])
})
afterEach(forgetSession)

async function open(path = '/maintain/user') {
  await loadSession()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <ProfilePage />
        <Feedback />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const basics = () => within(screen.getByRole('region', { name: '基本信息' }))
const passwords = () => within(screen.getByRole('region', { name: '修改密码' }))
const submit = { name: /提\s?交/ }

async function rename(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.clear(basics().getByLabelText('姓名'))
  if (name) await user.type(basics().getByLabelText('姓名'), name)
  await user.click(basics().getByRole('button', submit))
}

it('changes the name with the version it was loaded with and shows it everywhere', async () => {
  const user = await open()
  expect(basics().getByLabelText('账号')).toMatchObject({ value: 'owner', disabled: true })
  server.reply(sessionApi.info, { ...owner, realName: '王新名', version: 8 })
  await rename(user, '王新名')
  expect(await screen.findByText('提交成功')).toBeTruthy()
  expect(server.calls(sessionApi.updateProfile)).toEqual([{ realName: '王新名', version: 7 }])
  expect(currentSession()?.user.realName).toBe('王新名')
  expect(screen.getByRole('heading', { level: 1, name: '王新名' })).toBeTruthy()
})

it('wants a name, and shows the server’s complaint at the field', async () => {
  server.refuse(sessionApi.updateProfile, {
    code: resultCode.invalid,
    message: '参数错误',
    data: { fields: [{ path: 'realName', message: '姓名包含非法字符' }] },
  })
  const user = await open()
  await rename(user, '')
  expect(await screen.findByText('请输入姓名')).toBeTruthy()
  await rename(user, '王新名')
  expect(await screen.findByText('姓名包含非法字符')).toBeTruthy()
})

it('shows what somebody else saved in between, and saves the chosen name on top of it', async () => {
  server.refuse(sessionApi.updateProfile, { code: resultCode.conflict, message: '数据已被修改' })
  const user = await open()
  server.reply(sessionApi.info, { ...owner, realName: '王大名', version: 9 })
  await rename(user, '王新名')
  expect(await screen.findByRole('heading', { name: '数据已被修改' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: '我的：王新名' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: '对方：王大名' })).toBeTruthy()
  server.reply(sessionApi.updateProfile, null)
  await user.click(screen.getByRole('button', { name: '确认并继续编辑' }))
  expect(basics().getByLabelText('姓名')).toHaveProperty('value', '王新名')
  await user.click(basics().getByRole('button', submit))
  await waitFor(() => expect(server.calls(sessionApi.updateProfile).at(-1)).toEqual({ realName: '王新名', version: 9 }))
})

async function fillPasswords(user: ReturnType<typeof userEvent.setup>, old: string, next: string, again: string) {
  await user.type(passwords().getByLabelText('原始密码'), old)
  await user.type(passwords().getByLabelText('新密码'), next)
  await user.type(passwords().getByLabelText('确认新密码'), again)
  await user.click(passwords().getByRole('button', submit))
}

it('changes the password, says what that ends, and empties the form', async () => {
  const user = await open('/maintain/user?type=password')
  expect(document.activeElement).toBe(passwords().getByLabelText('原始密码'))
  await fillPasswords(user, 'secret-1', 'Teashop88', 'Teashop88')
  expect(await screen.findByText('提交成功，其他设备上的登录已失效')).toBeTruthy()
  expect(server.calls(sessionApi.updatePassword)).toEqual([
    { oldPassword: 'secret-1', password: 'Teashop88', confirmPassword: 'Teashop88' },
  ])
  expect(passwords().getByLabelText('新密码')).toHaveProperty('value', '')
})

it('refuses a short or mistyped new password before sending it', async () => {
  const user = await open()
  await fillPasswords(user, 'secret-1', 'short', 'shirt')
  expect(await screen.findByText('长度6-20个字符')).toBeTruthy()
  expect(await screen.findByText('两次密码输入不一致')).toBeTruthy()
  expect(server.calls(sessionApi.updatePassword)).toEqual([])
})

it('shows a refused old password at its field and any other refusal below the form', async () => {
  server.refuse(sessionApi.updatePassword, {
    code: resultCode.refused,
    message: '原密码不正确',
    data: { fields: [{ path: 'oldPassword', message: '原密码不正确' }] },
  })
  const user = await open()
  await fillPasswords(user, 'secret-2', 'Teashop88', 'Teashop88')
  expect(await screen.findByText('原密码不正确')).toBeTruthy()
  expect(passwords().getByLabelText('原始密码').getAttribute('aria-invalid')).toBe('true')
  server.refuse(sessionApi.updatePassword, { code: resultCode.tooMany, message: '操作过于频繁，请稍后再试' })
  await user.click(passwords().getByRole('button', submit))
  expect((await screen.findByRole('alert')).textContent).toContain('操作过于频繁，请稍后再试')
})

it.each([
  ['', '基本信息'],
  ['?type=shops', '店铺邀请'],
  ['?type=factor', '两步验证'],
])('begins with what the address names: “%s”', async (query, first) => {
  await open(`/maintain/user${query}`)
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles[0]).toBe(first)
  expect(titles.toSorted()).toEqual(['修改密码', '基本信息', '店铺邀请', '登录设备', '两步验证'].toSorted())
})
