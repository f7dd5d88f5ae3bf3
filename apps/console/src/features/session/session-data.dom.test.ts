import { afterEach, expect, it } from 'vitest'
import { clearSessionData } from './session-data.ts'

afterEach(() => localStorage.clear())

it('keeps how the console looks and sounds, drafts and recent pages and nothing else', () => {
  const kept = ['draft:product:5', 'layout-setting', 'push-muted', 'recent-pages:owner']
  for (const name of [...kept, 'storeStaffList', 'productBrand']) {
    localStorage.setItem(name, 'x')
  }
  clearSessionData()
  expect(Object.keys(localStorage).toSorted()).toEqual(kept)
})
