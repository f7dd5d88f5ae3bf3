import { describe, expect, test } from 'vitest'
import {
  pinTabs,
  close,
  closeAll,
  closeOthers,
  keptAlive,
  noTabs,
  refresh,
  type TabsState,
  visit,
} from './tabs-state.ts'

const page = (key: string, more: { path?: string; affix?: boolean; noCache?: boolean } = {}) => ({
  key,
  path: key,
  title: key,
  affix: false,
  noCache: false,
  ...more,
})
const opened = (...keys: string[]): TabsState =>
  keys.reduce((state, key) => visit(state, page(key)), pinTabs(noTabs, [page('/dashboard', { affix: true })]))
const keys = (state: TabsState) => state.tabs.map((tab) => tab.key)
const nothing = () => false

describe('opening', () => {
  test('each path once, in the order of the first visit', () => {
    expect(keys(opened('/a', '/b', '/a'))).toEqual(['/dashboard', '/a', '/b'])
  })

  test('another query moves the same tab', () => {
    const state = visit(opened('/a', '/b'), page('/a', { path: '/a?page=2' }))
    expect(keys(state)).toEqual(['/dashboard', '/a', '/b'])
    expect(state.tabs[1]?.path).toBe('/a?page=2')
    expect(state.active).toBe('/a')
  })

  test('the same place again changes nothing', () => {
    const state = opened('/a')
    expect(visit(state, page('/a'))).toBe(state)
  })
})

describe('closing', () => {
  test('the shown tab gives way to the next, else to the last', () => {
    const middle = visit(opened('/a', '/b', '/c'), page('/b'))
    expect(close(middle, '/b').active).toBe('/c')
    expect(close(opened('/a', '/b'), '/b').active).toBe('/a')
  })

  test('another tab than the shown one leaves the shown one in place', () => {
    expect(close(opened('/a', '/b'), '/a').active).toBe('/b')
  })

  test('others or all lead to what is left', () => {
    expect(closeOthers(opened('/a', '/b', '/c'), '/a').active).toBe('/a')
    expect(closeAll(opened('/a', '/b')).active).toBe('/dashboard')
  })

  test('affixed tabs stay', () => {
    expect(keys(close(opened('/a'), '/dashboard'))).toEqual(['/dashboard', '/a'])
    expect(keys(closeOthers(opened('/a', '/b'), '/b'))).toEqual(['/dashboard', '/b'])
    expect(keys(closeAll(opened('/a', '/b')))).toEqual(['/dashboard'])
  })
})

describe('keeping pages alive', () => {
  const alive = (state: TabsState, isUnsaved = nothing as (key: string) => boolean) =>
    keptAlive(state, isUnsaved, 2).map((tab) => tab.key)

  test('the latest visited, up to the cap', () => {
    expect(alive(opened('/a', '/b', '/c'))).toEqual(['/b', '/c'])
    expect(alive(visit(opened('/a', '/b', '/c'), page('/a')))).toEqual(['/a', '/c'])
  })

  test('unsaved work beyond the cap', () => {
    expect(alive(opened('/a', '/b', '/c'), (key) => key === '/a')).toEqual(['/a', '/b', '/c'])
  })

  test('pages without cache only while shown or unsaved', () => {
    const shown = visit(opened('/a'), page('/form', { noCache: true }))
    expect(alive(shown)).toEqual(['/a', '/form'])
    const left = visit(shown, page('/b'))
    expect(alive(left)).toEqual(['/a', '/b'])
    expect(alive(left, (key) => key === '/form')).toEqual(['/a', '/form', '/b'])
  })
})

test('a refresh mounts one page anew', () => {
  const state = refresh(opened('/a', '/b'), '/a')
  expect(state.tabs.map((tab) => tab.generation)).toEqual([0, 1, 0])
})
