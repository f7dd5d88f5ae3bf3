import { describe, expect, it } from 'vitest'
import { adminType } from './staff-codes.ts'
import {
  whyNotDeleteAdmin,
  whyNotDeleteRole,
  whyNotDisableAdmin,
  whyNotEditAdmin,
  whyNotReceiveSms,
  whyNotSwitchSms,
} from './staff-rules.ts'

const owner = { id: 1, type: adminType.is.owner }
const staff = { id: 2, type: adminType.is.staff }
const colleague = { id: 3, type: adminType.is.staff }

describe('the owner', () => {
  it('is protected from everybody, the owner included', () => {
    for (const self of [owner, staff]) {
      expect(whyNotDeleteAdmin(owner, self)).toBe('系统内置权限，不允许删除')
      expect(whyNotDisableAdmin(owner, self)).toBe('系统内置权限，不允许编辑')
    }
    expect(whyNotEditAdmin(owner)).toBe('系统内置权限，不允许编辑')
  })

  it('alone decides on the own text messages', () => {
    expect(whyNotSwitchSms(owner, owner)).toBeUndefined()
    expect(whyNotSwitchSms(owner, staff)).toBe('系统内置权限，不允许编辑')
    expect(whyNotSwitchSms(staff, colleague)).toBeUndefined()
  })
})

describe('staff', () => {
  it('are edited, disabled and deleted by others, never by themselves', () => {
    expect(whyNotEditAdmin(staff)).toBeUndefined()
    expect(whyNotDeleteAdmin(staff, colleague)).toBeUndefined()
    expect(whyNotDisableAdmin(staff, colleague)).toBeUndefined()
    expect(whyNotDeleteAdmin(staff, staff)).toBe('不能删除当前登录账号')
    expect(whyNotDisableAdmin(staff, staff)).toBe('不能停用当前登录账号')
  })

  it.each([
    [{ phone: '', isSms: false }, '请先为管理员设置手机号'],
    [{ phone: '', isSms: true }, undefined],
    [{ phone: '13800000000', isSms: false }, undefined],
  ])('text messages for %j: %s', (admin, reason) => {
    expect(whyNotReceiveSms(admin)).toBe(reason)
  })
})

it('a role in use is not deleted', () => {
  expect(whyNotDeleteRole({ userCount: 0 })).toBeUndefined()
  expect(whyNotDeleteRole({ userCount: 2 })).toBe('角色已使用：还有 2 位管理员持有该角色')
})
