import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { printerApi } from '@zhanggui/contract/store/printer'

type Draft = InputOf<typeof printerApi.save>

/** A printer of 飞鹅云 that may be saved as it is. */
export const printerDraft: Draft = {
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
