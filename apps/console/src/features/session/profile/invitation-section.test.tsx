import Feedback from '#ui/feedback/feedback.tsx'
import { fakeServer } from '#api/testing/fake-server.ts'
import { forgetSession, loadSession } from '#api/session.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { type OwnInvitation, ownInvitationApi } from '@zhanggui/contract/sign-in/invitation'
import { afterEach, expect, it } from 'vitest'
import { InvitationSection } from './invitation-section.tsx'
import { serveSession } from '../session-for-tests.ts'

const day = new Date('2026-03-01T01:00:00Z')
const asked: OwnInvitation = {
  id: 5,
  merName: '北岸家居',
  inviterName: '顾北辰',
  roleNames: ['客服', '仓库'],
  createTime: day,
  expireTime: day,
  needsPassword: false,
}
const user = userEvent.setup()
let server: ReturnType<typeof fakeServer>

async function open(more: Partial<OwnInvitation> = {}) {
  const invitations = [{ ...asked, ...more }]
  const end = () => {
    invitations.pop()
    return null
  }
  server = serveSession(fakeServer())
    .reply(ownInvitationApi.list, () => invitations)
    .reply(ownInvitationApi.accept, end)
    .reply(ownInvitationApi.decline, end)
  await loadSession()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InvitationSection />
      <Feedback />
    </QueryClientProvider>,
  )
  await screen.findByText('北岸家居')
}
afterEach(forgetSession)

const dialog = async () => within(await screen.findByRole('dialog'))
const accept = async () => {
  await user.click(screen.getByRole('button', { name: /接\s?受/ }))
  return dialog()
}

it('says who asks for what, and is accepted with the password', async () => {
  await open()
  expect(screen.getByRole('listitem').textContent).toContain('顾北辰邀请你担任客服、仓库')
  const form = await accept()
  expect(form.queryByLabelText('新密码')).toBeNull()
  await user.click(form.getByRole('button', { name: '接受邀请' }))
  expect(await form.findByText('请输入登录密码')).toBeTruthy()
  await user.type(form.getByLabelText('登录密码'), 'secret-1')
  await user.click(form.getByRole('button', { name: '接受邀请' }))
  expect(await screen.findByText('已加入北岸家居，可在页面右上角切换店铺')).toBeTruthy()
  expect(server.calls(ownInvitationApi.accept)).toEqual([{ id: 5, pwd: 'secret-1' }])
  expect(await screen.findByText(/没有待处理的邀请/)).toBeTruthy()
})

it('asks for a password of one’s own where somebody else has set it', async () => {
  await open({ needsPassword: true })
  const form = await accept()
  await user.type(form.getByLabelText('登录密码'), 'secret-1')
  await user.type(form.getByLabelText('新密码'), 'Teashop88')
  await user.type(form.getByLabelText('确认新密码'), 'Teashop89')
  await user.click(form.getByRole('button', { name: '接受邀请' }))
  expect(await form.findByText('两次密码输入不一致')).toBeTruthy()
  await user.clear(form.getByLabelText('确认新密码'))
  await user.type(form.getByLabelText('确认新密码'), 'Teashop88')
  await user.click(form.getByRole('button', { name: '接受邀请' }))
  await waitFor(() =>
    expect(server.calls(ownInvitationApi.accept)).toEqual([{ id: 5, pwd: 'secret-1', password: 'Teashop88' }]),
  )
})

it('shows why it cannot be accepted, and stays', async () => {
  await open()
  server.refuse(ownInvitationApi.accept, {
    code: resultCode.refused,
    message: '登录密码不正确',
    data: { fields: [{ path: 'pwd', message: '登录密码不正确' }] },
  })
  const form = await accept()
  await user.type(form.getByLabelText('登录密码'), 'guessed')
  await user.click(form.getByRole('button', { name: '接受邀请' }))
  expect(await form.findByText('登录密码不正确')).toBeTruthy()
  expect(screen.getByText('北岸家居')).toBeTruthy()
})

it('is declined after a question', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: '谢绝' }))
  const question = await dialog()
  expect(question.getByText('谢绝「北岸家居」的邀请？之后需要对方重新邀请。')).toBeTruthy()
  await user.click(question.getByRole('button', { name: '谢绝邀请' }))
  expect(await screen.findByText('已谢绝邀请')).toBeTruthy()
  expect(server.calls(ownInvitationApi.decline)).toEqual([{ id: 5 }])
})
