import { expect, test } from 'vitest'
import { type DeliveryFields, whyNotFields } from './delivery-fields.ts'
import type { DeliveryType } from '../order-codes.ts'

test.each<[DeliveryType, DeliveryFields, string | undefined]>([
  ['express', { expressNumber: '1' }, '请选择快递公司'],
  ['express', { expressCode: 'shunfeng', expressNumber: '' }, '请填写快递单号'],
  ['express', { expressCode: 'shunfeng', expressNumber: '1' }, undefined],
  ['merchant', { carrierPhone: '13800000000' }, '请填写配送人员'],
  ['merchant', { deliveryCarrier: '小王' }, '请填写配送人员手机号'],
  ['merchant', { deliveryCarrier: '小王', carrierPhone: '110' }, '联系电话格式不正确!'],
  ['merchant', { deliveryCarrier: '小王', carrierPhone: '13800000000' }, undefined],
  ['noNeed', {}, undefined],
])('%s with %j: %s', (way, fields, message) => {
  expect(whyNotFields(way, fields)?.message).toBe(message)
})
