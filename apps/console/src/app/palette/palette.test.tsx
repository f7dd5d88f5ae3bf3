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
  return screen.findByRole('combobox', { name: '搜索菜单' })
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const isAt = (address: string) => waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address))

test('initials find a page, Enter opens it', async () => {
  const box = await openPalette()
  await userEvent.type(box, 'yhgl')
  expect(options()[0]).toBe('用户 > 用户管理/user/index')
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

test('who may not make the calls of the records is offered none', async () => {
  fakeAppServer({ permissionsList: [] })
  openConsole('/order/refund')
  await screen.findByRole('region', { name: '退款订单' })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox', { name: '搜索菜单' }), '林')
  expect(await screen.findByText(/没有找到相关页面/)).toBeDefined()
  expect(options()).toEqual([])
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
