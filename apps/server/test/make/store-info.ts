import type { merchantApi } from '@zhanggui/contract/merchant'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'

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
