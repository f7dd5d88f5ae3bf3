import { describe, expect, test } from 'vitest'
import { hasAllPermissions, hasPermission, hasRole } from './permission-rules.ts'

const clerk = new Set(['merchant:order:page:list', 'merchant:order:send'])
const owner = new Set(['*:*:*'])

describe('permissions', () => {
  test('one', () => {
    expect(hasPermission(clerk, 'merchant:order:send')).toBe(true)
    expect(hasPermission(clerk, 'merchant:order:delete')).toBe(false)
    expect(hasPermission(owner, 'merchant:order:delete')).toBe(true)
  })
  test('all', () => {
    expect(hasAllPermissions(clerk, ['merchant:order:page:list', 'merchant:order:send'])).toBe(true)
    expect(hasAllPermissions(clerk, ['merchant:order:send', 'merchant:order:delete'])).toBe(false)
    expect(hasAllPermissions(owner, ['a', 'b'])).toBe(true)
  })
})

test('a role check passes for admin or for a listed role', () => {
  expect(hasRole(['admin'], ['editor'])).toBe(true)
  expect(hasRole(['editor'], ['editor'])).toBe(true)
  expect(hasRole(['editor'], ['admin'])).toBe(false)
  expect(hasRole([], ['admin'])).toBe(false)
})
