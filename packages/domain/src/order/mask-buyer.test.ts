import { expect, test } from 'vitest'
import { maskAddress, maskBuyer, maskName, maskPhone } from './mask-buyer.ts'

test.each([
  ['13812345678', '138****5678'],
  ['0571-88886666', '****6666'],
  ['110', '****'],
  ['', ''],
])('the phone %s is shown as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})

test.each([
  ['林小茶', '林**'],
  ['𠮷野', '𠮷**'],
  ['', ''],
])('the name %s is shown as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown)
})

test.each([
  ['浙江省杭州市西湖区龙井路1号', '浙江省杭州市西湖区****'],
  ['北京市朝阳区建国路88号', '北京市朝阳区****'],
  ['内蒙古自治区锡林郭勒盟苏尼特右旗1号', '内蒙古自治区锡林郭勒盟苏尼特右旗****'],
  ['江苏省苏州市昆山市花桥镇', '江苏省苏州市昆山市****'],
  ['阳光小区3栋', '阳光****'],
  ['', ''],
])('the address %s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})

test('a record keeps everything that does not say who the buyer is', () => {
  const record = { orderNo: 'SH1', nickName: '茶客', uid: 7, realName: '林小茶', userPhone: '13812345678', phone: '' }
  expect(maskBuyer(record)).toEqual({ ...record, realName: '林**', userPhone: '138****5678' })
})
