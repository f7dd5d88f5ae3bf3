import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { homeApi } from '@zhanggui/contract/home'
import { sessionApi } from '@zhanggui/contract/session'
import { afterEach, expect, test } from 'vitest'
import { renewRights } from '#api/session.ts'
import { resetFakeApp, openConsole, fakeMenus, fakeAppServer, appUser } from '../app-for-tests.tsx'

afterEach(resetFakeApp)

const clerk = { ...appUser, roles: ['editor'], permissionsList: [homeApi.index.permission, 'users'] }
const titles = () =>
  within(screen.getByRole('navigation', { name: '已打开的页面' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

/** Somebody works in 用户管理, which then is taken out of the role. */
async function loseUsers(before: () => Promise<void>) {
  const server = fakeAppServer(clerk)
  openConsole('/user/index')
  await screen.findByRole('region', { name: '用户管理' })
  await before()
  server
    .reply(sessionApi.info, { ...clerk, permissionsList: [homeApi.index.permission] })
    .reply(sessionApi.menus, fakeMenus.slice(0, 2))
  await act(() => renewRights('another'))
}
const arrives = (address: string) => waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address))

test('a page that is taken away goes at once, with a sentence', async () => {
  await loseUsers(() => Promise.resolve())
  // First what stays for three seconds only.
  expect(await screen.findByText('你的权限已被调整，菜单和按钮已更新')).toBeDefined()
  await arrives('/401')
  expect(await screen.findByText(/「用户管理」不在你现在的权限内/)).toBeDefined()
  expect(titles()).toEqual(['首页'])
})

test('a menu that is open over another tab stays open', async () => {
  const openMenu = async () => {
    const home = within(screen.getByRole('navigation', { name: '已打开的页面' })).getByRole('link', { name: '首页' })
    await userEvent.pointer({ keys: '[MouseRight]', target: home })
    await screen.findByRole('menuitem', { name: '刷新' })
  }
  await loseUsers(openMenu)
  await arrives('/401')
  expect(screen.getByRole('menuitem', { name: '刷新' })).toBeDefined()
})

test('what was typed into it stays until it is given up', async () => {
  await loseUsers(() => userEvent.type(screen.getByRole('textbox', { name: '备注' }), '半句话'))
  expect(await screen.findByText('管理员收回了你使用「用户管理」的权限')).toBeDefined()
  const note = screen.getByRole('textbox', { name: '备注' })
  expect(note).toHaveProperty('value', '半句话')
  await userEvent.clear(note)
  await arrives('/401')
})
