import { forgetSession } from '#api/session.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openThings, shows } from './list-for-tests.tsx'

afterEach(forgetSession)

test('columns can be hidden, moved and reset, and come back so', async () => {
  await openThings('/', 2)
  await shows('物品1')
  await userEvent.click(screen.getByRole('button', { name: '列设置' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: '手机' }))
  await userEvent.click(screen.getByRole('button', { name: '营业上移' }))
  await userEvent.click(screen.getByRole('button', { name: '营业上移' }))
  const heads = () =>
    screen
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
      .filter(Boolean)
  expect(heads()).toEqual(['营业', '名称', '操作'])
  expect(JSON.parse(localStorage.getItem('zhanggui.list.thing.list') ?? '')).toEqual({
    shown: { phone: false },
    order: ['isOpen', 'name', 'phone'],
  })
  await userEvent.click(screen.getByRole('button', { name: '恢复默认' }))
  expect(heads()).toEqual(['名称', '手机', '营业', '操作'])
  expect(localStorage.getItem('zhanggui.list.thing.list')).toBeNull()
})

test('keys: / searches, J and K walk, X ticks, Enter opens', async () => {
  await openThings()
  const link = await shows('物品2')
  const opened = vi.fn<() => void>()
  link.addEventListener('click', opened)
  await userEvent.keyboard('jjxk')
  expect(screen.getByRole('checkbox', { name: '选择 2' })).toHaveProperty('checked', true)
  await userEvent.keyboard('j{Enter}')
  expect(opened).toHaveBeenCalledOnce()
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '名称' }))
  await userEvent.keyboard('j')
  expect(screen.getByRole('textbox', { name: '名称' })).toHaveProperty('value', 'j')
})

test('a crowded window leaves out what can be spared', async () => {
  const ignore = () => undefined
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('1199'),
    addEventListener: ignore,
    removeEventListener: ignore,
  }))
  await openThings('/', 2)
  await shows('物品1')
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toContain('手机')
  expect(heads).not.toContain('营业')
})

test('a narrow window gets cards from the same columns', async () => {
  const ignore = () => undefined
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: ignore, removeEventListener: ignore }))
  await openThings('/', 2)
  await shows('物品1')
  const cards = within(screen.getByRole('list', { name: '物品' }))
  expect(cards.getAllByText('手机')).toHaveLength(2)
  await userEvent.click(cards.getByRole('checkbox', { name: '选择 2' }))
  expect(screen.getByRole('region', { name: '批量操作' })).toBeTruthy()
})
