import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { type OwnShop, shopApi } from '@zhanggui/contract/sign-in/shop'
import { afterEach, expect, test } from 'vitest'
import { openConsole, fakeAppServer, resetFakeApp } from '../app-for-tests.tsx'

const shop = (merId: number, merName: string, more: Partial<OwnShop> = {}): OwnShop => ({
  merId,
  id: merId * 10,
  merName,
  avatar: '',
  isOpen: true,
  isCurrent: false,
  isEnabled: true,
  ...more,
})
const user = userEvent.setup()

afterEach(() => {
  localStorage.clear()
  resetFakeApp()
})

async function start(shopCount = 3) {
  const server = fakeAppServer({ shopCount })
    .reply(shopApi.list, [
      shop(1, '山野茶铺', { isCurrent: true }),
      shop(2, '北岸家居'),
      shop(3, '旧巷书店', { isEnabled: false }),
    ])
    .reply(shopApi.switch, { token: 'moved' })
  openConsole('/order/refund')
  await screen.findByRole('region', { name: '退款订单' })
  return server
}
const menu = () => screen.findByRole('button', { name: '当前店铺：山野茶铺，切换店铺' })
const choose = async (merName: string) => {
  await user.click(await menu())
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`切换到${merName}`) }))
}

test('somebody of one shop has no switcher', async () => {
  const server = await start(1)
  expect(screen.queryByRole('button', { name: /切换店铺/ })).toBeNull()
  expect(server.calls(shopApi.list)).toEqual([])
})

test('the other shops are offered, and why one of them cannot be entered', async () => {
  await start()
  await user.click(await menu())
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent?.match(/切换到(....)/)?.[1])).toEqual(['北岸家居', '旧巷书店'])
  expect(items[1]?.getAttribute('aria-disabled')).toBe('true')
  expect(items[1]?.parentElement?.innerHTML).toContain('你在该店铺的账号已停用')
})

test('switching forgets what belonged to this session, and nothing if it is refused', async () => {
  const server = await start()
  localStorage.setItem('of-this-session', 'kept')
  server.refuse(shopApi.switch, { code: resultCode.refused, message: '你在北岸家居的账号已停用' })
  await choose('北岸家居')
  expect(await screen.findByText('你在北岸家居的账号已停用')).toBeDefined()
  expect(localStorage.getItem('of-this-session')).toBe('kept')
  server.reply(shopApi.switch, { token: 'moved' })
  await choose('北岸家居')
  await waitFor(() => expect(localStorage.getItem('of-this-session')).toBeNull())
  expect(server.calls(shopApi.switch)).toEqual([{ merId: 2 }, { merId: 2 }])
})

test('unsaved work is asked about first', async () => {
  const server = await start()
  await user.type(within(screen.getByRole('region', { name: '退款订单' })).getByLabelText('备注'), '写了一半')
  await choose('北岸家居')
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText('有 1 个页面的内容尚未保存，切换后将丢失。')).toBeDefined()
  await user.click(question.getByRole('button', { name: '继续编辑' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls(shopApi.switch)).toEqual([])
  await choose('北岸家居')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃并切换' }))
  await waitFor(() => expect(server.calls(shopApi.switch)).toEqual([{ merId: 2 }]))
})
