import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { noticeApi } from '@zhanggui/contract/notice'
import { settlementApi } from '@zhanggui/contract/store/settlement'
import { beforeEach, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { changesOf, logLines } from '#test/read/log.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
let shop: Shop
let token: string

beforeEach(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

type Draft = InputOf<typeof settlementApi.edit>
const blank: Draft = {
  settlementType: 'bank',
  bankAccountType: 0,
  bankUserName: '',
  bankName: '',
  bankCard: '',
  bankAddress: '',
  wechatCode: '',
  wechatQrcodeUrl: '',
  alipayCode: '',
  alipayQrcodeUrl: '',
  realName: '',
}
const bank: Draft = {
  ...blank,
  bankUserName: '林知夏',
  bankName: '招商银行',
  bankCard: '6225880112345678',
  bankAddress: '招商银行杭州分行',
}
const wechat: Draft = {
  ...blank,
  settlementType: 'wechat',
  wechatCode: 'shanfeng',
  wechatQrcodeUrl: '/media/wechat.png',
  realName: '林知夏',
}
const alipay: Draft = {
  ...blank,
  settlementType: 'alipay',
  alipayCode: 'shanfeng@shop.example',
  alipayQrcodeUrl: '/media/alipay.png',
  realName: '林知夏',
}
const edit = (draft: Draft) => app.call(settlementApi.edit, draft, { token })
const info = async () => (await app.call(settlementApi.info, {}, { token })).data

test('nothing is known of a new shop', async () => {
  expect(await info()).toMatchObject({ settlementType: null, bankAccountType: 0, bankCard: '', version: 0 })
})

test('a card is shown by its last figures and kept when it comes back so, or not at all', async () => {
  expect((await edit(bank)).code).toBe(200)
  expect(await info()).toMatchObject({ settlementType: 'bank', bankCard: '************5678', version: 1 })
  for (const bankCard of ['************5678', '']) {
    expect((await edit({ ...bank, bankCard, bankUserName: '林知秋' })).code).toBe(200)
  }
  expect(await info()).toMatchObject({ bankUserName: '林知秋', bankCard: '************5678', version: 3 })
})

test('the log and the notice tell of it, the number of the card nowhere', async () => {
  await edit(bank)
  await edit({ ...bank, bankCard: '6225880199990000' })
  expect(await changesOf(app, shop)).toEqual([
    { field: '银行卡号', before: '************5678', after: '************0000' },
  ])
  expect(JSON.stringify(await logLines(app, shop))).not.toMatch(/6225880/)
  const { data } = await app.call(noticeApi.list, {}, { token })
  expect(data.list[0]).toMatchObject({ title: '结算账户已修改' })
})

test('the fields of the other types stay', async () => {
  await edit(bank)
  await edit({ ...wechat, bankUserName: '别人', alipayCode: '别人' })
  await edit(alipay)
  expect(await info()).toMatchObject({
    settlementType: 'alipay',
    bankUserName: '林知夏',
    bankCard: '************5678',
    wechatCode: 'shanfeng',
    alipayCode: 'shanfeng@shop.example',
  })
})

describe('an account is refused', () => {
  test.each<[Draft, string, string]>([
    [{ ...bank, bankUserName: '' }, 'bankUserName', '请输入持卡人姓名'],
    [{ ...bank, bankName: '' }, 'bankName', '请选择银行名称'],
    [{ ...bank, bankName: '隔壁银行' }, 'bankName', '请选择列表中的银行'],
    [{ ...bank, bankCard: '' }, 'bankCard', '请输入银行卡号'],
    [{ ...bank, bankCard: '6225' }, 'bankCard', '银行卡号为12-30位数字'],
    [{ ...bank, bankAddress: '' }, 'bankAddress', '请输入开户地址'],
    [{ ...bank, bankAccountType: 1, bankCard: '1' }, 'bankCard', '对公账号为8-30位数字'],
    [{ ...wechat, wechatCode: '' }, 'wechatCode', '请输入微信号'],
    [{ ...wechat, wechatQrcodeUrl: '' }, 'wechatQrcodeUrl', '微信收款二维码不能为空'],
    [{ ...wechat, realName: '' }, 'realName', '请输入真实姓名'],
    [{ ...alipay, alipayCode: '' }, 'alipayCode', '请输入支付宝账号'],
    [{ ...alipay, alipayQrcodeUrl: '' }, 'alipayQrcodeUrl', '支付宝收款二维码不能为空'],
  ])('%#: %j', async (draft, path, message) => {
    expect(await edit(draft)).toMatchObject({ code: 400, message, data: { fields: [{ path, message }] } })
  })

  test('of a company with the card of a person', async () => {
    await edit(bank)
    expect(await edit({ ...bank, bankAccountType: 1, bankCard: '' })).toMatchObject({ message: '请输入对公账号' })
  })

  test('when somebody else saved in between', async () => {
    await edit({ ...bank, version: 0 })
    expect(await edit({ ...alipay, version: 0 })).toMatchObject({ code: 409 })
  })
})
