import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { grantTree, idsOfPermissions } from '@zhanggui/contract/access/grant-tree'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { logApi } from '@zhanggui/contract/log'
import { roleApi, type RoleRow } from '@zhanggui/contract/staff'
import { EVERYTHING } from '@zhanggui/domain/session/permission-rules'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import RoleListPage from './role-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const day = new Date('2026-03-01T01:00:00Z')
const role = (id: number, roleName: string, more: Partial<RoleRow> = {}): RoleRow => ({
  id,
  roleName,
  status: true,
  requiresFactor: false,
  userCount: 0,
  version: 1,
  createTime: day,
  updateTime: day,
  ...more,
})
const all = new Set([EVERYTHING])
const logOnly = new Set([logApi.sensitive.permission])
const rulesOf = (...permissions: string[]) => idsOfPermissions(new Set(permissions))

let server: ReturnType<typeof fakeServer>
let stored: RoleRow

beforeEach(() => {
  stored = role(2, '仓库')
  server = fakeServer()
    .reply(roleApi.list, () => ({
      page: 1,
      limit: 20,
      total: 2,
      totalPage: 1,
      list: [role(1, '店长', { userCount: 3 }), stored],
    }))
    .reply(roleApi.menuTree, grantTree(all, new Set()))
    .reply(roleApi.info, () => ({ ...stored, menuList: grantTree(all, logOnly) }))
    .reply(roleApi.save, { id: 9 })
    .reply(roleApi.update, null)
    .reply(roleApi.delete, null)
})
afterEach(forgetSession)

async function open(permissions?: readonly string[]) {
  await signInAtFake(server, permissions)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <RoleListPage />
    </ConfigProvider>,
  )
  await screen.findByText('仓库')
}
const row = (name: string) => {
  const found = screen.getByText(name, { selector: 'td' }).closest('tr')
  if (!found) throw new Error(`no row of ${name}`)
  return within(found)
}
const button = (name: RegExp) => screen.getByRole('button', { name })
const nameField = async () => within(await screen.findByRole('dialog')).findByRole('textbox', { name: '角色名称' })
const levelsOf = (page: string) => within(screen.getByRole('radiogroup', { name: `${page}的权限` }))
const choose = (page: string, level: string) => user.click(levelsOf(page).getByRole('radio', { name: level }))

test('a new role is made of a name and a level for each page', async () => {
  await open()
  await user.click(button(/添加角色/))
  await user.type(await nameField(), '审计')
  expect(screen.getByText('可打开 1 个页面')).toBeTruthy()
  await choose('敏感操作日志', '只看')
  expect(screen.getByText('可打开 2 个页面')).toBeTruthy()
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('添加角色成功')).toBeTruthy()
  expect(server.calls(roleApi.save)).toEqual([
    { roleName: '审计', status: true, requiresFactor: false, rules: rulesOf(logApi.sensitive.permission) },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('single things are below the level; a choice of one’s own is called so', async () => {
  await open()
  await user.click(button(/添加角色/))
  await user.type(await nameField(), '客服')
  await user.click(button(/商品评论的明细/))
  await user.click(screen.getByRole('checkbox', { name: '回复评论' }))
  expect(screen.getByText('自定义')).toBeTruthy()
  await user.click(button(/确\s?定/))
  await waitFor(() => expect(server.calls(roleApi.save)).toHaveLength(1))
  const { list, answer } = reviewApi
  expect(new Set(server.calls(roleApi.save)[0]?.rules)).toEqual(new Set(rulesOf(list.permission, answer.permission)))
})

test('a page that every role sees cannot be hidden, one of the owner’s not be given', async () => {
  await open()
  await user.click(button(/添加角色/))
  await nameField()
  expect(levelsOf('素材管理').queryByRole('radio', { name: '不可见' })).toBeNull()
  expect(screen.queryByRole('radiogroup', { name: '管理员列表的权限' })).toBeNull()
})

test('an edit starts from what is granted and sends the version it saw', async () => {
  await open()
  await user.click(row('仓库').getByRole('button', { name: /编\s?辑/ }))
  const field = await nameField()
  expect(levelsOf('敏感操作日志').getByRole('radio', { name: '只看' })).toHaveProperty('checked', true)
  await user.type(field, '组')
  await user.click(button(/更\s?新/))
  expect(await screen.findByText('更新角色成功')).toBeTruthy()
  expect(server.calls(roleApi.update)).toEqual([
    {
      id: 2,
      version: 1,
      roleName: '仓库组',
      status: true,
      requiresFactor: false,
      rules: rulesOf(logApi.sensitive.permission),
    },
  ])
})

test('somebody was faster: the differing fields are shown and what was typed stays', async () => {
  await open()
  await user.click(row('仓库').getByRole('button', { name: /编\s?辑/ }))
  await user.type(await nameField(), '组')
  server.refuse(roleApi.update, { code: resultCode.conflict, message: '数据已被 李四 修改' }).reply(roleApi.info, {
    ...stored,
    version: 2,
    menuList: grantTree(all, new Set([...logOnly, reviewApi.list.permission])),
  })
  await user.click(button(/更\s?新/))
  expect(await screen.findByRole('heading', { name: '数据已被 李四 修改' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: '我的：仓库组' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: '对方：增加 商品评论' })).toHaveProperty('checked', true)
  expect(await nameField()).toHaveProperty('value', '仓库组')
  await user.click(button(/确认并继续编辑/))
  server.reply(roleApi.update, null)
  await user.click(button(/更\s?新/))
  expect(await screen.findByText('更新角色成功')).toBeTruthy()
  expect(server.calls(roleApi.update).at(-1)).toMatchObject({ version: 2, roleName: '仓库组' })
})

test('the preview shows the menu of the role, saved or not', async () => {
  await open()
  await user.click(row('仓库').getByRole('button', { name: /编\s?辑/ }))
  await nameField()
  await choose('商品评论', '只看')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /看看这个角色看到什么/ }))
  const preview = within(await screen.findByRole('navigation', { name: '菜单预览' }))
  expect(preview.getByText('敏感操作日志')).toBeTruthy()
  expect(preview.getByText('商品评论')).toBeTruthy()
  // As in the menu: a group with a single page is that page.
  expect(preview.queryByText('商品')).toBeNull()
})

test('the status turns at once, and back when the server says no', async () => {
  server.refuse(roleApi.updateStatus, { code: resultCode.refused, message: '不能授予超出自身权限的角色' })
  await open()
  const status = () => screen.getByRole('switch', { name: '仓库的状态' })
  await user.click(status())
  await waitFor(() => expect(server.calls(roleApi.updateStatus)).toEqual([{ id: 2, status: false }]))
  await waitFor(() => expect(status().getAttribute('aria-checked')).toBe('true'))
  server.reply(roleApi.updateStatus, ({ status: next }) => {
    stored = { ...stored, status: next }
    return null
  })
  await user.click(status())
  expect(await screen.findByText('更新状态成功')).toBeTruthy()
  await waitFor(() => expect(status().getAttribute('aria-checked')).toBe('false'))
})

test('a role in use says why it is not deleted; another is, after a question', async () => {
  await open()
  const blocked = row('店长').getByRole('button', { name: /删\s?除/ })
  expect(blocked.getAttribute('aria-description')).toBe('角色已使用：还有 3 位管理员持有该角色')
  await user.click(blocked)
  await user.click(row('仓库').getByRole('button', { name: /删\s?除/ }))
  expect(await screen.findByText('删除角色「仓库」吗？')).toBeTruthy()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /删\s?除/ }))
  expect(await screen.findByText('删除数据成功')).toBeTruthy()
  expect(server.calls(roleApi.delete)).toEqual([{ id: 2 }])
})

test('who may only look finds words instead of switches and buttons', async () => {
  await open([roleApi.list.permission])
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('button', { name: /添加角色/ })).toBeNull()
  expect(row('仓库').queryByRole('button')).toBeNull()
  expect(row('仓库').getByText('开启')).toBeTruthy()
})
