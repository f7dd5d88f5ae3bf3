import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { resetFakeApp, openConsole, fakeAppServer } from '../app-for-tests.tsx'

afterEach(resetFakeApp)

const bar = () => screen.getByRole('navigation', { name: '已打开的页面' })
const titles = () =>
  within(bar())
    .getAllByRole('link')
    .map((link) => link.textContent)
const tab = (title: string) => within(bar()).getByRole('link', { name: title })
const page = (name: string) => screen.findByRole('region', { name })
const openFromMenu = async (name: string) => {
  await userEvent.click(within(screen.getByRole('navigation', { name: '主菜单' })).getByText(name))
  await page(name)
}
const choose = async (title: string, entry: string) => {
  await userEvent.pointer({ keys: '[MouseRight]', target: tab(title) })
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

async function start(address = '/order/refund') {
  fakeAppServer()
  openConsole(address)
  await page('退款订单')
}

test('each page once, behind the affixed home', async () => {
  await start()
  await openFromMenu('用户管理')
  await userEvent.click(tab('退款订单'))
  await page('退款订单')
  expect(titles()).toEqual(['首页', '退款订单', '用户管理'])
  expect(tab('退款订单').getAttribute('aria-current')).toBe('page')
})

test('a page keeps its state and its own address while another is shown', async () => {
  await start('/order/refund?page=2')
  await userEvent.click(screen.getByRole('button', { name: '点了 0 次' }))
  await openFromMenu('用户管理')
  expect(within(await page('用户管理')).getByRole('status').textContent).toBe('')
  await userEvent.click(tab('退款订单'))
  const shown = within(await page('退款订单'))
  expect(shown.getByRole('button', { name: '点了 1 次' })).toBeDefined()
  expect(shown.getByRole('status').textContent).toBe('?page=2')
})

test('a page behind another one keeps its layout, also when something of it changes', async () => {
  await start()
  const button = screen.getByRole('button', { name: '点了 0 次' })
  const isTakenOut = () => button.closest('[style*="display"]') !== null
  await openFromMenu('用户管理')
  expect(button.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(isTakenOut()).toBe(false)
  act(() => button.click())
  await waitFor(() => expect(button.textContent).toBe('点了 1 次'))
  await waitFor(() => expect(isTakenOut()).toBe(false))
})

test('a page without cache starts anew', async () => {
  fakeAppServer()
  openConsole('/order/list/edit/5')
  await userEvent.click(within(await page('改订单')).getByRole('button', { name: '点了 0 次' }))
  await openFromMenu('用户管理')
  await userEvent.click(tab('改订单'))
  expect(within(await page('改订单')).getByRole('button', { name: '点了 0 次' })).toBeDefined()
})

test('a refresh mounts the page anew', async () => {
  await start()
  await userEvent.click(screen.getByRole('button', { name: '点了 0 次' }))
  await choose('退款订单', '刷新')
  expect(await screen.findByRole('button', { name: '点了 0 次' })).toBeDefined()
})

test('closing leads to the next tab; all and others leave the affixed one', async () => {
  await start()
  await openFromMenu('用户管理')
  await userEvent.click(tab('退款订单'))
  await page('退款订单')
  tab('退款订单').focus()
  await userEvent.keyboard('{Delete}')
  await page('用户管理')
  expect(titles()).toEqual(['首页', '用户管理'])
  await choose('用户管理', '全部关闭')
  await page('首页')
  expect(titles()).toEqual(['首页'])
  expect(within(bar()).queryByRole('button')).toBeNull()
})

test('the home tab offers no closing', async () => {
  await start()
  await userEvent.pointer({ keys: '[MouseRight]', target: tab('首页') })
  expect((await screen.findAllByRole('menuitem')).map((entry) => entry.textContent)).toEqual(
    expect.arrayContaining(['刷新', '关闭其他', '全部关闭']),
  )
  expect(screen.queryByRole('menuitem', { name: '关闭' })).toBeNull()
})

test('unsaved work is asked about, even from the background', async () => {
  await start()
  await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '新')
  await openFromMenu('用户管理')
  await userEvent.click(within(bar()).getByRole('button', { name: '关闭退款订单' }))
  await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }))
  expect(titles()).toContain('退款订单（未保存）')
  await userEvent.click(within(bar()).getByRole('button', { name: '关闭退款订单' }))
  await userEvent.click(await screen.findByRole('button', { name: '放弃' }))
  await waitFor(() => expect(titles()).toEqual(['首页', '用户管理']))
})

test('unsaved work can be saved while closing; what cannot be saved comes to the front', async () => {
  await start()
  const note = async () => within(await page('退款订单')).getByRole('textbox', { name: '备注' })
  await userEvent.type(await note(), '存不了')
  await openFromMenu('用户管理')
  const close = () => userEvent.click(within(bar()).getByRole('button', { name: '关闭退款订单' }))
  const save = async () => userEvent.click(await screen.findByRole('button', { name: /保\s?存/ }))
  await close()
  await save()
  await userEvent.type(await note(), '了')
  await close()
  await save()
  await waitFor(() => expect(titles()).toEqual(['首页', '用户管理']))
})

test('tabs come back after a reload, for the same person only', async () => {
  sessionStorage.setItem('zhanggui.tabs.1-7', JSON.stringify({ paths: ['/order/list?page=3', '/gone'] }))
  await start()
  expect(titles()).toEqual(['首页', '订单', '退款订单'])
  expect(tab('订单').getAttribute('href')).toBe('/order/list?page=3')
})

test('a page that is done leaves no tab, nor does it come back after a reload', async () => {
  await start()
  await userEvent.click(screen.getByRole('button', { name: '完成' }))
  await page('订单')
  await waitFor(() => expect(titles()).toEqual(['首页', '订单']))
  const { paths } = JSON.parse(sessionStorage.getItem('zhanggui.tabs.1-7') ?? '') as {
    readonly paths: readonly string[]
  }
  expect(paths).toEqual(['/dashboard', '/order/list'])
})

test('the tabs of somebody else do not come back', async () => {
  sessionStorage.setItem('zhanggui.tabs.2-7', JSON.stringify({ paths: ['/order/list'] }))
  await start()
  expect(titles()).toEqual(['首页', '退款订单'])
})
