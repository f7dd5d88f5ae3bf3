import { expect, test } from 'vitest'
import { localDraft } from './local-draft.ts'

test('comes back as it was, without secrets', () => {
  const secrets = { pwd: 'x', newPassword: 'y', printFeUkey: 'z', bankCard: '6222' }
  localDraft.write('coupon', { name: '满减', from: new Date(1000), tags: ['a'], ...secrets })
  expect(localDraft.read('coupon', {})?.values).toEqual({ name: '满减', from: new Date(1000), tags: ['a'] })
  localDraft.drop('coupon')
  expect(localDraft.read('coupon', {})).toBeUndefined()
})

test('something else under its name is no draft', () => {
  localStorage.setItem('draft:coupon', '{"values":7}')
  expect(localDraft.read('coupon', {})).toBeUndefined()
})

test('of a draft from an older form comes back what still fits', () => {
  localDraft.write('coupon', { name: '满减', tags: 'a,b', note: '' })
  const values = { name: '', tags: ['a'], note: undefined }
  expect(localDraft.read('coupon', values)?.values).toEqual({ name: '满减', note: '' })
})
