import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router'
import { AddressBar, AtAddress } from '#ui/testing/address-for-tests.tsx'
import { beforeEach, expect, test, vi } from 'vitest'
import { PageView } from './page-view.tsx'

// React reports what a boundary caught; here it is the point of the test.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const show = (load: () => Promise<{ default: () => React.ReactNode }>) =>
  render(
    <AtAddress at="/a">
      <PageView page={{ path: '/a', title: '甲', load }} path="/a" />
    </AtAddress>,
  )

test('a broken page says so and can be tried again', async () => {
  let isBroken = true
  show(() =>
    Promise.resolve({
      default: () => {
        if (isBroken) throw new Error('意外')
        return <p>好了</p>
      },
    }),
  )
  expect(await screen.findByRole('region', { name: '页面出错了' })).toBeDefined()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }))
  expect(await screen.findByText('好了')).toBeDefined()
})

test('a chunk that is gone after an update offers a reload, and another try fetches it again', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => React.ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
    .mockResolvedValue({ default: () => <p>好了</p> })
  show(load)
  expect(await screen.findByRole('button', { name: '重新加载' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }))
  expect(await screen.findByText('好了')).toBeDefined()
})

test('a page is not rendered because another address is in the window', async () => {
  const seen = vi.fn<(at: string) => void>()
  const Content = () => {
    const { pathname } = useLocation()
    seen(pathname)
    return <Link to="/b">去乙</Link>
  }
  const page = { path: '/a', title: '甲', load: () => Promise.resolve({ default: Content }) }
  render(
    <AtAddress at="/a">
      <PageView page={page} path="/a" />
      <AddressBar />
    </AtAddress>,
  )
  const link = await screen.findByText('去乙')
  seen.mockClear()
  await userEvent.click(link)
  expect(screen.getByTestId('address').textContent).toBe('/b')
  expect(seen).not.toHaveBeenCalled()
})
