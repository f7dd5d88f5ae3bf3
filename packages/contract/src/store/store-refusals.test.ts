import { expect, test } from 'vitest'
import { z } from 'zod'
import { merchantApi } from '../merchant.ts'
import { holidayApi } from './holiday.ts'
import { orderRuleApi } from './order-rule.ts'
import { phraseApi } from './phrase.ts'
import { printerApi } from './printer.ts'
import { returnAddressApi } from './return-address.ts'
import { settlementApi } from './settlement.ts'

const long = (length: number) => '长'.repeat(length)
const PHONE = "电话格式不正确（手机号，或座机'区号-座机号码'）"

/** What each call of the settings takes as it is. */
const calls = {
  info: {
    schema: merchantApi.editInfo.body,
    good: {
      avatar: '/media/a.png',
      backImage: '/media/b.png',
      streetBackImage: '/media/c.png',
      coverImage: '/media/d.png',
      rectangleLogo: '/media/e.png',
      intro: '茶',
      keywords: '茶叶',
      regionId: 330106,
      addressDetail: '文三路 1 号',
      latitude: 30.27,
      longitude: 120.16,
      serviceType: 'phone',
      servicePhone: '0571-88886666',
      alertStock: 0,
      isTakeTheir: true,
      receiptPrintingSwitch: 3,
    },
  },
  settlement: { schema: settlementApi.edit.body, good: { settlementType: 'bank' } },
  printer: {
    schema: printerApi.save.body,
    good: {
      printName: '前台',
      printType: 1,
      printFeName: '1',
      printFeUser: '1',
      printFeUkey: '1',
      printFeSn: '1',
      status: 1,
    },
  },
  address: {
    schema: returnAddressApi.add.body,
    good: { receiverName: '林知夏', receiverPhone: '13800138000', regionId: 330106, detail: '文三路 1 号' },
  },
  holiday: {
    schema: holidayApi.add.body,
    good: { startTime: '2030-02-02 00:00:00', endTime: '2030-02-10 00:00:00' },
  },
  rule: { schema: orderRuleApi.edit.body, good: { shipWithinHours: 24 } },
  phrase: { schema: phraseApi.save.body, good: { kind: 1, text: '谢谢惠顾' } },
} as const
type Call = keyof typeof calls

test.each(Object.entries(calls))('%s is taken as it is', (_, { schema, good }) => {
  expect(z.safeDecode(schema as z.ZodType, good).error).toBeUndefined()
})

test.each<[Call, Record<string, unknown>, string]>([
  ['info', { avatar: '' }, '商户头像不能为空'],
  ['info', { backImage: '' }, '商户背景图不能为空'],
  ['info', { streetBackImage: '' }, '商户街背景图不能为空'],
  ['info', { coverImage: '' }, '商户封面图不能为空'],
  ['info', { rectangleLogo: '' }, '商户logo（横）不能为空'],
  ['info', { rectangleLogo: 'javascript:1' }, '图片地址不正确'],
  ['info', { intro: '' }, '商户简介不能为空'],
  ['info', { intro: long(201) }, '商户简介不能超过200个字符'],
  ['info', { keywords: '' }, '商户关键字不能为空'],
  ['info', { keywords: long(256) }, '商户关键字长度不能超过255个字符'],
  ['info', { regionId: 'here' }, '请选择所在地区'],
  ['info', { addressDetail: ' ' }, '商户地址不能为空'],
  ['info', { addressDetail: long(101) }, '商户地址不能超过100个字符'],
  ['info', { latitude: null }, '纬度不能为空'],
  ['info', { latitude: -91 }, '纬度范围为-90~90'],
  ['info', { longitude: null }, '经度不能为空'],
  ['info', { longitude: 181 }, '经度范围为-180~180'],
  ['info', { serviceType: 'fax' }, '未知的客服类型'],
  ['info', { servicePhone: '' }, '客服电话不能为空'],
  ['info', { servicePhone: '12' }, `客服${PHONE}`],
  ['info', { servicePhone: long(33) }, '客服电话过长'],
  ['info', { alertStock: -1 }, '警戒库存范围0~9999'],
  ['info', { alertStock: 10_000 }, '警戒库存范围0~9999'],
  ['info', { alertStock: null }, '警戒库存范围0~9999'],
  ['info', { isTakeTheir: null }, '请选择是否开启自提'],
  ['info', { receiptPrintingSwitch: 4 }, '未知的小票打印开关'],
  ['settlement', { settlementType: 'cash' }, '未知的转账类型'],
  ['settlement', { bankAccountType: 2 }, '未知的账户类型'],
  ['settlement', { bankUserName: long(256) }, '持卡人姓名不能超过255个字符'],
  ['settlement', { wechatQrcodeUrl: 'javascript:1' }, '图片地址不正确'],
  ['printer', { printName: '' }, '请输入配置名称'],
  ['printer', { printName: long(33) }, '配置名称不能超过32个字符'],
  ['printer', { printType: 2 }, '请选择打印机类型'],
  ['printer', { printFeName: '' }, '请输入Name'],
  ['printer', { printFeUser: '' }, '请输入User'],
  ['printer', { printFeUkey: '' }, '请输入Ukey'],
  ['printer', { printFeUkey: long(129) }, 'Ukey过长'],
  ['printer', { printFeSn: '' }, '请输入打印机编码'],
  ['address', { receiverName: '' }, '请输入收货人'],
  ['address', { receiverName: long(17) }, '收货人不能超过16个字符'],
  ['address', { receiverPhone: '' }, '请输入联系电话'],
  ['address', { receiverPhone: '123' }, `联系${PHONE}`],
  ['address', { regionId: null }, '请选择所在地区'],
  ['address', { street: long(33) }, '街道不能超过32个字符'],
  ['address', { detail: '' }, '请输入详细地址'],
  ['address', { detail: long(101) }, '详细地址不能超过100个字符'],
  ['holiday', { startTime: '' }, '请选择开始时间'],
  ['holiday', { endTime: null }, '请选择结束时间'],
  ['holiday', { startTime: '2030-02-30 00:00:00' }, '时间格式不正确'],
  ['holiday', { endTime: '2030-02-01 00:00:00' }, '结束时间必须晚于开始时间'],
  ['holiday', { note: long(101) }, '备注不能超过100个字符'],
  ['rule', { autoRefundPrice: '0' }, '金额必须大于0，最多100000元'],
  ['rule', { autoRefundPrice: '100000.01' }, '金额必须大于0，最多100000元'],
  ['rule', { autoRefundPrice: 'abc' }, '金额格式不正确'],
  ['rule', { shipWithinHours: null }, '请输入发货时限'],
  ['rule', { shipWithinHours: 0 }, '发货时限至少1小时'],
  ['rule', { shipWithinHours: 10_001 }, '发货时限过长'],
  ['phrase', { kind: 9 }, '未知的常用语类型'],
  ['phrase', { text: ' ' }, '请填写常用语'],
  ['phrase', { text: long(201) }, '常用语不能超过200个字符'],
])('%s is refused with %j, at that field', (name, change, message) => {
  const { schema, good } = calls[name]
  const { error } = z.safeDecode(schema as z.ZodType, { ...good, ...change })
  expect(error?.issues).toMatchObject([{ path: Object.keys(change), message }])
})

test.each<[Record<string, unknown>, string]>([
  [{ serviceLink: '' }, '客服H5链接不能为空'],
  [{ serviceLink: 'chat' }, '客服H5链接格式不正确'],
  [{ serviceLink: `https://a.example/${long(500)}` }, '客服H5链接过长'],
])('a service by link is refused with %j', (change, message) => {
  const { schema, good } = calls.info
  const { error } = z.safeDecode(schema, { ...good, serviceType: 'H5', ...change })
  expect(error?.issues).toMatchObject([{ path: ['serviceLink'], message }])
})

test('each missing key of 易联云 is blamed at its own field', () => {
  const { schema, good } = calls.printer
  const { error } = z.safeDecode(schema, { ...good, printType: 0 })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['printYlyAppid', '请输入AppId'],
    ['printYlyUserid', '请输入Userid'],
    ['printYlySec', '请输入Sec'],
    ['printYlyMerchineNo', '请输入打印机编码'],
  ])
})

test('what is wrong with the service is told beside everything else that is wrong', () => {
  const { schema, good }: { schema: z.ZodType; good: object } = calls.info
  const { error } = z.safeDecode(schema, { ...good, latitude: null, servicePhone: '12' })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['latitude', 'servicePhone'])
})
