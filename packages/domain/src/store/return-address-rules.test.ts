import { expect, test } from 'vitest'
import { becomesDefault, whyNotDeleteAddress, whyNotHideAddress, whyNotMakeDefault } from './return-address-rules.ts'

test('the default is always shown', () => {
  expect(whyNotMakeDefault({ isShow: false })).toBe('隐藏的地址不能设为默认，请先显示')
  expect(whyNotMakeDefault({ isShow: true })).toBeUndefined()
  expect(whyNotHideAddress({ isDefault: true })).toBe('默认地址不能隐藏，请先将其他地址设为默认')
  expect(whyNotHideAddress({ isDefault: false })).toBeUndefined()
})

test('the default goes last', () => {
  expect(whyNotDeleteAddress({ isDefault: true }, 2)).toBe('默认地址不能删除，请先将其他地址设为默认')
  expect(whyNotDeleteAddress({ isDefault: true }, 1)).toBeUndefined()
  expect(whyNotDeleteAddress({ isDefault: false }, 2)).toBeUndefined()
})

test('where there are addresses, one of them is the default', () => {
  expect(becomesDefault(false, 0)).toBe(true)
  expect(becomesDefault(false, 1)).toBe(false)
  expect(becomesDefault(true, 1)).toBe(true)
  expect(becomesDefault(false, 1, true)).toBe(true)
})
