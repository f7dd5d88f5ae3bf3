import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MenuButton } from './menu-button.tsx'

const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)
const button = () => screen.getByRole('button', { name: '更多' })

function open() {
  const [copy, remove] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <MenuButton
      className=""
      label="更多操作"
      entries={() => [
        { key: 'copy', label: '复制', onClick: copy },
        { key: 'log', label: '日志', onClick: () => undefined },
        { key: 'delete', label: '删除', because: '已上架', onClick: remove },
      ]}
    >
      更多
    </MenuButton>,
  )
  return { copy, remove }
}

test('the menu exists while it is open; the button opens and closes it', async () => {
  open()
  expect(items()).toEqual([])
  await userEvent.click(button())
  expect(items()).toEqual(['复制', '日志', '删除'])
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(button())
  expect(items()).toEqual([])
})

test('a choice is made by keyboard, and the focus goes back to where it came from', async () => {
  const { copy } = open()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  expect(copy).toHaveBeenCalledOnce()
  expect(items()).toEqual([])
  expect(document.activeElement).toBe(button())
})

test('Escape, Tab and a press elsewhere close it; what is blocked says why and does nothing', async () => {
  const { remove } = open()
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.tab(),
    () => userEvent.click(document.body),
  ]) {
    await userEvent.click(button())
    await close()
    expect(items()).toEqual([])
  }
  await userEvent.click(button())
  const blocked = screen.getByRole('menuitem', { name: '删除' })
  expect(blocked.getAttribute('aria-description')).toBe('已上架')
  await userEvent.click(blocked)
  expect(remove).not.toHaveBeenCalled()
  expect(items()).toHaveLength(3)
})
