import type { Page } from '#ui/page/page.ts'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { AtAddress } from '#ui/testing/address-for-tests.tsx'
import { afterEach, expect, test } from 'vitest'
import { tabActions, tabs } from './tab-store.ts'
import { useOpenTabs } from './use-open-tabs.ts'

afterEach(() => tabActions.forget())

const page = (path: string): Page => ({ path, title: path, load: () => Promise.reject(new Error('never shown')) })

function openAt(path: string) {
  let renderings = 0
  const shown = page(path)
  const { result } = renderHook(
    () => {
      renderings += 1
      return useOpenTabs(shown)
    },
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => createElement(AtAddress, { at: path }, children),
    },
  )
  return { result, renderings: () => renderings }
}

test('a page in front is among the tabs before the store has heard of it, and is not rendered again when it has', () => {
  const { result, renderings } = openAt('/order/list')
  expect(result.current.open.tabs.map(({ key }) => key)).toEqual(['/order/list'])
  expect(tabs.get().tabs).toEqual([])
  const { visit } = result.current
  if (!visit) throw new Error('nothing is in front')
  const before = renderings()
  act(() => tabActions.turn(visit))
  expect(tabs.get()).toBe(result.current.open)
  expect(renderings()).toBe(before)
})

test('a tab that is closed does not come back while its address still stands', () => {
  const { result } = openAt('/order/list')
  const { visit } = result.current
  if (!visit) throw new Error('nothing is in front')
  act(() => tabActions.turn(visit))
  act(() => tabActions.close('/order/list'))
  expect(result.current.open.tabs).toEqual([])
})
