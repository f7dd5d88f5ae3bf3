import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { resetFakeApp, openConsole, fakeAppServer } from '../app-for-tests.tsx'

afterEach(resetFakeApp)

async function openPalette() {
  fakeAppServer()
  openConsole('/order/refund')
  await screen.findByRole('region', { name: '退款订单' })
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox', { name: '全站搜索' })
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const isAt = (address: string) => waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address))

test('initials find a page, Enter opens it', async () => {
  const box = await openPalette()
  await userEvent.type(box, 'yhgl')
  await waitFor(() => expect(options()[0]).toBe('用户管理用户'))
  await userEvent.keyboard('{Enter}')
  await isAt('/user/index')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

test('the arrows move the choice', async () => {
  const box = await openPalette()
  await userEvent.type(box, '订单')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const chosen = screen.getByRole('option', { selected: true })
  expect(box.getAttribute('aria-activedescendant')).toBe(chosen.id)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  await isAt('/order/list')
})

test('nothing typed shows the latest pages and the actions', async () => {
  await openPalette()
  const latest = within(screen.getByRole('group', { name: '最近访问' }))
  expect(latest.getByRole('option', { name: /退款订单/ })).toBeDefined()
  expect(screen.getByRole('option', { name: /退出登录/ })).toBeDefined()
})

test('nothing alike says so', async () => {
  const box = await openPalette()
  await userEvent.type(box, '物流轨迹')
  expect(options()).toEqual([])
  expect(await screen.findByText(/没有找到相关页面/)).toBeDefined()
})

test('records are found once the text rests, and Enter opens one', async () => {
  const box = await openPalette()
  await userEvent.type(box, '林')
  expect(await screen.findByRole('option', { name: /林大壮/ })).toBeDefined()
  expect(within(screen.getByRole('group', { name: '用户' })).getAllByRole('option')).toHaveLength(2)
  await userEvent.type(box, '小满')
  await waitFor(() => expect(options()).toEqual(['林小满ID 1']))
  await userEvent.keyboard('{Enter}')
  await isAt('/user/index?id=1')
})

test('who may not make the calls of records and offers finds none', async () => {
  fakeAppServer({ permissionsList: [] })
  openConsole('/order/refund')
  await screen.findByRole('region', { name: '退款订单' })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox', { name: '全站搜索' }), '林')
  expect(await screen.findByText(/没有找到相关页面/)).toBeDefined()
  expect(options()).toEqual([])
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.type(screen.getByRole('combobox'), '代客')
  expect(options()).toEqual([])
})

test('what a page lets one begin is found by name, sound and initials, and says where it leads', async () => {
  const box = await openPalette()
  for (const text of ['代客', 'daike', 'dkxd']) {
    await userEvent.clear(box)
    await userEvent.type(box, text)
    await waitFor(() => expect(options()[0]).toBe('代客下单订单 > 订单'))
  }
  await userEvent.keyboard('{Enter}')
  await isAt('/order/list/edit/0')
})

test('what has no page of its own begins where its button is', async () => {
  const box = await openPalette()
  // Not the longer name that begins alike.
  await userEvent.type(box, '添加订单')
  await waitFor(() => expect(options()[0]).toContain('添加订单订单'))
  await userEvent.clear(box)
  await userEvent.type(box, 'tjdd')
  await waitFor(() => expect(options()[0]).toContain('添加订单'))
  await userEvent.keyboard('{Enter}')
  await isAt('/order/list?add=1')
})

test('the pages of the person are found in full pinyin', async () => {
  const box = await openPalette()
  await userEvent.type(box, 'gerenzhongxin')
  await waitFor(() => expect(options()[0]).toBe('个人中心个人'))
  await userEvent.clear(box)
  await userEvent.type(box, 'xgmm{Enter}')
  await isAt('/maintain/user?type=password')
})

test('an action runs', async () => {
  const box = await openPalette()
  await userEvent.type(box, '布局{Enter}')
  expect(await screen.findByRole('button', { name: '保存配置' })).toBeDefined()
})

test('Enter belongs to the input method while it is composing', async () => {
  const box = await openPalette()
  await userEvent.type(box, '用户')
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  expect(screen.getByTestId('address').textContent).toBe('/order/refund')
  expect(screen.getByRole('combobox')).toBeDefined()
})

test('? opens the sheet of keys, except in a text', async () => {
  fakeAppServer()
  openConsole('/order/refund')
  const page = within(await screen.findByRole('region', { name: '退款订单' }))
  await userEvent.type(page.getByRole('textbox'), '?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: /点了/ }))
  await userEvent.keyboard('?')
  expect(await screen.findByRole('dialog', { name: '快捷键' })).toBeDefined()
})
