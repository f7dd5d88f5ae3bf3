import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { invitationApi, type InvitationRow } from '@zhanggui/contract/sign-in/invitation'
import { adminApi, type AdminRow, roleApi } from '@zhanggui/contract/staff'
import { invitationStatus } from '@zhanggui/domain/staff/invitation-codes'
import { adminType } from '@zhanggui/domain/staff/staff-codes'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import AdminListPage from './admin-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const day = new Date('2026-03-01T01:00:00Z')
const admin = (id: number, realName: string, more: Partial<AdminRow> = {}): AdminRow => ({
  id,
  realName,
  account: `account-${id}`,
  headerImage: '',
  phone: '',
  type: adminType.is.staff,
  roles: [7],
  roleNames: ['仓库'],
  status: true,
  isSms: false,
  hasFactor: false,
  isShared: false,
  lastTime: null,
  lastIp: '',
  loginCount: 0,
  version: 1,
  createTime: day,
  updateTime: day,
  ...more,
})
const page = <Row,>(list: Row[]) => ({ page: 1, limit: 20, total: list.length, totalPage: 1, list })
const invitation = (id: number, realName: string, status: InvitationRow['status']): InvitationRow => ({
  id,
  realName,
  account: `elsewhere-${id}`,
  roleNames: ['仓库'],
  inviterName: '王掌柜',
  status,
  createTime: day,
  expireTime: day,
  endTime: null,
})
const role = (id: number, roleName: string, status: boolean) => ({
  id,
  roleName,
  status,
  requiresFactor: false,
  userCount: 0,
  version: 1,
  createTime: day,
  updateTime: day,
})

let server: ReturnType<typeof fakeServer>
let clerk: AdminRow
let locked: Pick<AdminRow, 'id' | 'account' | 'realName'>[]

beforeEach(async () => {
  locked = [{ id: 1, account: 'wang', realName: '王掌柜' }]
  clerk = admin(2, '陈大力', { phone: '13800010005' })
  server = fakeServer()
    .reply(adminApi.list, () =>
      page([
        admin(1, '王掌柜', { type: adminType.is.owner, roles: [], roleNames: [] }),
        clerk,
        admin(3, '许青禾', { hasFactor: true }),
      ]),
    )
    .reply(adminApi.locked, () => locked)
    .reply(adminApi.unlock, () => {
      locked = []
      return null
    })
    .reply(adminApi.info, () => clerk)
    .reply(roleApi.list, page([role(7, '仓库', true), role(8, '旧财务', false)]))
    .reply(adminApi.save, { id: 9 })
    .reply(adminApi.update, null)
    .reply(adminApi.updatePassword, null)
    .reply(adminApi.delete, null)
    .reply(factorApi.reset, null)
    .reply(invitationApi.send, { id: 12 })
    .reply(invitationApi.withdraw, null)
    .reply(
      invitationApi.list,
      page([invitation(5, '周小楠', invitationStatus.is.open), invitation(6, '何为', invitationStatus.is.declined)]),
    )
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <AdminListPage />
    </ConfigProvider>,
  )
  await screen.findByText('陈大力')
})
afterEach(forgetSession)

const row = (name: string) => {
  const found = screen.getByText(name).closest('tr')
  if (!found) throw new Error(`no row of ${name}`)
  return within(found)
}
const button = (name: RegExp) => screen.getByRole('button', { name })
const fill = async (label: string, text: string) => {
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}

test('the owner’s row is protected and says why', () => {
  const owner = row('王掌柜')
  expect(owner.getByText('店主')).toBeTruthy()
  const reason = (name: RegExp) => owner.getByRole('button', { name }).getAttribute('aria-description')
  expect(reason(/编\s?辑/)).toBe('系统内置权限，不允许编辑')
  expect(reason(/删\s?除/)).toBe('系统内置权限，不允许删除')
  expect(owner.getByRole('switch', { name: '王掌柜的状态' }).getAttribute('aria-disabled')).toBe('true')
})

test('whoever is locked out is named, the owner too, and can be let in again', async () => {
  expect(await screen.findByText('王掌柜（wang）')).toBeTruthy()
  await user.click(button(/解除锁定/))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '解除锁定' }))
  await waitFor(() => expect(server.calls(adminApi.unlock)).toEqual([{ id: 1 }]))
  await waitFor(() => expect(screen.queryByText('王掌柜（wang）')).toBeNull())
})

test('who has no number cannot be sent text messages', () => {
  const reason = (name: string) =>
    screen.getByRole('switch', { name: `${name}接收短信` }).getAttribute('aria-description')
  expect(reason('许青禾')).toBe('请先为管理员设置手机号')
  expect(reason('陈大力')).toBeNull()
})

test('a switch turns back when the server says no', async () => {
  server.refuse(adminApi.updateStatus, { code: resultCode.refused, message: '管理员不存在' })
  const status = () => screen.getByRole('switch', { name: '陈大力的状态' })
  await user.click(status())
  await waitFor(() => expect(server.calls(adminApi.updateStatus)).toEqual([{ id: 2, status: false }]))
  await waitFor(() => expect(status().getAttribute('aria-checked')).toBe('true'))
})

test('a new account needs its password twice', async () => {
  await user.click(button(/添加管理员/))
  await screen.findByLabelText('管理员账号')
  await fill('管理员账号', 'new-one')
  expect(screen.queryByLabelText('确认密码')).toBeNull()
  await fill('管理员密码', 'secret-1')
  await fill('确认密码', 'secret-2')
  await user.tab()
  expect(await screen.findByText('两次输入密码不一致!')).toBeTruthy()
  await fill('管理员姓名', '新同事')
  await user.click(screen.getByLabelText('管理员角色'))
  await user.click(await screen.findByTitle('仓库'))
  expect(screen.queryByTitle('旧财务')).toBeNull()
  await user.clear(screen.getByLabelText('确认密码'))
  await fill('确认密码', 'secret-1')
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('添加管理员成功')).toBeTruthy()
  expect(server.calls(adminApi.save)).toEqual([
    { account: 'new-one', pwd: 'secret-1', realName: '新同事', roles: [7], status: true },
  ])
})

test('an edit keeps the account and sends the version it saw', async () => {
  await user.click(row('陈大力').getByRole('button', { name: /编\s?辑/ }))
  await screen.findByLabelText('管理员姓名')
  expect(screen.getByLabelText('管理员账号')).toHaveProperty('disabled', true)
  await fill('管理员姓名', '哥')
  await user.click(button(/更\s?新/))
  expect(await screen.findByText('更新管理员成功')).toBeTruthy()
  expect(server.calls(adminApi.update)).toEqual([
    { id: 2, version: 1, account: 'account-2', realName: '陈大力哥', roles: [7], phone: '13800010005', status: true },
  ])
})

test('a password is set only when both say the same', async () => {
  await user.click(row('陈大力').getByRole('button', { name: '修改密码' }))
  await screen.findByLabelText('新密码')
  await fill('新密码', 'secret-1')
  await fill('确认密码', 'secret-2')
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('两次密码输入不一致')).toBeTruthy()
  expect(server.calls(adminApi.updatePassword)).toEqual([])
  await user.clear(screen.getByLabelText('确认密码'))
  await fill('确认密码', 'secret-1')
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('修改密码成功')).toBeTruthy()
  expect(server.calls(adminApi.updatePassword)).toEqual([{ id: 2, password: 'secret-1', confirmPassword: 'secret-1' }])
})

test('deleting asks first and says what it means', async () => {
  await user.click(row('陈大力').getByRole('button', { name: /删\s?除/ }))
  expect(await screen.findByText('删除管理员「陈大力」，该账号将立即退出登录且不能恢复')).toBeTruthy()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /删\s?除/ }))
  expect(await screen.findByText('删除数据成功')).toBeTruthy()
  expect(server.calls(adminApi.delete)).toEqual([{ id: 2 }])
})

test('who has lost the phone is let in again after a question', async () => {
  expect(row('陈大力').queryByText('两步验证')).toBeNull()
  expect(row('许青禾').getByText('两步验证')).toBeTruthy()
  await user.click(row('许青禾').getByRole('button', { name: /更多/ }))
  await user.click(await screen.findByRole('menuitem', { name: '重置两步验证' }))
  expect(await screen.findByText(/请先确认是「许青禾」本人丢失了手机/)).toBeTruthy()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '重置两步验证' }))
  await waitFor(() => expect(server.calls(factorApi.reset)).toEqual([{ id: 3 }]))
})

test('somebody of another shop is invited by their account, and told where the account is not known', async () => {
  server.refuse(invitationApi.send, {
    code: resultCode.refused,
    message: '没有这个账号，请核对后重新输入',
    data: { fields: [{ path: 'account', message: '没有这个账号，请核对后重新输入' }] },
  })
  await user.click(button(/邀请已有账号/))
  await screen.findByLabelText('对方的账号')
  await fill('对方的账号', 'zhou')
  await fill('在本店的姓名', '周小楠')
  await user.click(screen.getByLabelText('在本店的角色'))
  await user.click(await screen.findByTitle('仓库'))
  await user.click(button(/发出邀请/))
  expect(await screen.findByText('没有这个账号，请核对后重新输入')).toBeTruthy()
  server.reply(invitationApi.send, { id: 12 })
  await fill('对方的账号', '-nan')
  await user.click(button(/发出邀请/))
  expect(await screen.findByText('邀请已发出，等待对方接受')).toBeTruthy()
  expect(server.calls(invitationApi.send).at(-1)).toEqual({ account: 'zhou-nan', realName: '周小楠', roles: [7] })
})

test('the invitations say what has become of them; an open one is withdrawn after a question', async () => {
  await user.click(button(/邀请记录/))
  expect((await screen.findByText(/周小楠（elsewhere-5）/)).textContent).toContain('待接受')
  expect(screen.getByText(/何为（elsewhere-6）/).textContent).toContain('已谢绝')
  await user.click(button(/^撤\s?回$/))
  expect(await screen.findByText('撤回后「周小楠」不能再接受这个邀请。')).toBeTruthy()
  await user.click(button(/撤回邀请/))
  expect(await screen.findByText('邀请已撤回')).toBeTruthy()
  expect(server.calls(invitationApi.withdraw)).toEqual([{ id: 5 }])
})
