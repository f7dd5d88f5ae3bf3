import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { configApi } from '@zhanggui/contract/config'
import { sessionApi } from '@zhanggui/contract/session'
import { afterEach, expect, test } from 'vitest'
import { CallError } from '#api/call-error.ts'
import { failures } from '#api/failures.ts'
import { menuNode } from '#api/testing/fake-session.ts'
import { resetFakeApp, openConsole, fakeMenus, fakeAppServer } from '../app-for-tests.tsx'
import { tabs } from '../tabs/tab-store.ts'

afterEach(resetFakeApp)

async function start(server = fakeAppServer()) {
  openConsole('/order/refund')
  await screen.findByRole('region', { name: '退款订单' })
  return server
}
const choose = async (entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: /王小明/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(entry) }))
}

test('the menu shows what leads somewhere, single pages without their group', async () => {
  await start(
    fakeAppServer().reply(sessionApi.menus, [
      ...fakeMenus,
      menuNode('财务', '/finance', [menuNode('账单', '/finance/statement')]),
      menuNode('帮助', 'https://help.example'),
    ]),
  )
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }))
  expect(menu.getByText('用户管理')).toBeDefined()
  expect(menu.queryByText('财务')).toBeNull()
  expect(menu.getByRole('link', { name: '帮助', hidden: true }).getAttribute('target')).toBe('_blank')
})

test('a page that lives in a frame is shown alone, and is no tab', async () => {
  fakeAppServer()
  openConsole('/framed')
  await screen.findByRole('region', { name: '框中页' })
  expect(screen.queryByRole('navigation')).toBeNull()
  // Where the focus goes when it would be lost.
  expect(screen.getByRole('main').getAttribute('tabindex')).toBe('-1')
  expect(tabs.get().tabs.map(({ title }) => title)).not.toContain('框中页')
})

test('the breadcrumb of a hidden page goes over the entry it belongs to', async () => {
  fakeAppServer()
  openConsole('/order/list/edit/5')
  await screen.findByRole('region', { name: '改订单' })
  const trail = within(screen.getByRole('navigation', { name: '当前位置' }))
  expect(
    trail
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .filter((text) => text !== '/'),
  ).toEqual(['订单', '订单', '改订单'])
})

test('logo and footer say what the platform set, and something of ours otherwise', async () => {
  const server = fakeAppServer().reply(configApi.getuniq, ({ key }) =>
    key === 'mer_site_logo_lefttop' ? '/own.png' : '',
  )
  await start(server.reply(sessionApi.copyright, '青禾科技 版权所有'))
  expect(await screen.findByText('青禾科技 版权所有')).toBeDefined()
  const logo = screen.getByRole('link', { name: '掌柜，回到首页' })
  await waitFor(() => expect(logo.querySelector('img')?.getAttribute('src')).toBe('/own.png'))
})

test('without fullscreen the button says so', async () => {
  await start()
  await userEvent.click(screen.getByRole('button', { name: '全屏' }))
  expect(await screen.findByText('you browser can not work')).toBeDefined()
})

test('the same failure at once is one toast', async () => {
  await start()
  for (let times = 0; times < 3; times += 1) failures.report(new CallError('refused', '库存不足'))
  expect(await screen.findByText('库存不足')).toBeDefined()
  expect(screen.getAllByText('库存不足')).toHaveLength(1)
})

test('layout settings apply at once and are kept only by saving', async () => {
  await start()
  await choose('布局设置')
  expect(screen.queryByRole('switch', { name: '导航显示图标' })).toBeNull()
  await userEvent.click(await screen.findByRole('switch', { name: '顶部导航' }))
  expect(screen.getByRole('switch', { name: '导航显示图标' })).toBeDefined()
  await userEvent.click(screen.getByRole('switch', { name: '显示标签页' }))
  expect(screen.queryByRole('navigation', { name: '已打开的页面' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: '松石绿' }))
  expect(localStorage.getItem('layout-setting')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '保存配置' }))
  expect(JSON.parse(localStorage.getItem('layout-setting') ?? '')).toEqual({
    theme: '#11a983',
    sideTheme: 'theme-dark',
    topNav: true,
    showSettings: true,
    tagsView: false,
    fixedHeader: true,
    sidebarLogo: true,
    navIcon: true,
    appearance: 'system',
    density: 'middle',
  })
})

test('a reset forgets what was saved', async () => {
  localStorage.setItem('layout-setting', JSON.stringify({ topNav: true }))
  await start()
  await choose('布局设置')
  await userEvent.click(await screen.findByRole('button', { name: '重置配置' }))
  expect(localStorage.getItem('layout-setting')).toBeNull()
})

test('the personal centre opens at the password', async () => {
  await start()
  await choose('修改密码')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/maintain/user?type=password'))
})
