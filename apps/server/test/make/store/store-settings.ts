import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { merchantApi } from '@zhanggui/contract/merchant'
import { holidayApi } from '@zhanggui/contract/store/holiday'
import { printerApi } from '@zhanggui/contract/store/printer'
import { returnAddressApi } from '@zhanggui/contract/store/return-address'
import type { TestApp } from '#test/app/test-app'
import type { Shop } from '#test/make/shop.sql'

/** A shop front that may be saved as it is. */
export const storeInfoDraft: InputOf<typeof merchantApi.editInfo> = {
  avatar: '/media/avatar.png',
  backImage: '/media/back.png',
  streetBackImage: '/media/street.png',
  coverImage: '/media/cover.png',
  rectangleLogo: '/media/logo.png',
  intro: '自家茶园，现采现制',
  keywords: ['茶叶', '茶器'],
  regionId: 330106,
  addressDetail: '文三路 1 号',
  latitude: 30.27,
  longitude: 120.16,
  serviceType: 'phone',
  serviceLink: '',
  servicePhone: '0571-88886666',
  alertStock: 0,
  isTakeTheir: true,
  receiptPrintingSwitch: 3,
}

export const returnAddressDraft: InputOf<typeof returnAddressApi.add> = {
  receiverName: '林知夏',
  receiverPhone: '13800138000',
  regionId: 330106,
  street: '',
  detail: '文三路 1 号',
  isDefault: false,
  isShow: true,
}

export const makeReturnAddress = async (app: TestApp, { owner }: Shop): Promise<number> =>
  (await app.call(returnAddressApi.add, returnAddressDraft, { token: owner.token })).data.id

export const holidayDates: InputOf<typeof holidayApi.add> = {
  startTime: new Date('2030-02-02T00:00:00Z'),
  endTime: new Date('2030-02-10T00:00:00Z'),
  note: '',
  isBookable: false,
}

export const makeHoliday = async (app: TestApp, { owner }: Shop): Promise<number> =>
  (await app.call(holidayApi.add, holidayDates, { token: owner.token })).data.id

/** A printer of 飞鹅云 that may be saved as it is. */
export const printerDraft: InputOf<typeof printerApi.save> = {
  printName: '前台',
  printType: 1,
  printYlyAppid: '',
  printYlyUserid: '',
  printYlySec: '',
  printYlyMerchineNo: '',
  printFeName: '前台打印机',
  printFeUser: 'shop@example.com',
  printFeUkey: 'p4ckT6kGR9sNwYvB',
  printFeSn: '960123456',
  status: true,
}

export async function makePrinter(app: TestApp, { owner: { token } }: Shop): Promise<number> {
  await app.call(printerApi.save, printerDraft, { token })
  return (await app.call(printerApi.info, {}, { token })).data.id
}
