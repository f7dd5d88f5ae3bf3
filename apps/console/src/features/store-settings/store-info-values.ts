import type { StoreInfo } from '@zhanggui/contract/store/store-info'
import { receiptPrinting, serviceType } from '@zhanggui/domain/store/store-codes'

/** What the form shows of a shop; what nobody has said yet is blank. */
export const storeInfoValues = (info: StoreInfo | undefined) => ({
  avatar: info?.avatar ?? '',
  backImage: info?.backImage ?? '',
  streetBackImage: info?.streetBackImage ?? '',
  coverImage: info?.coverImage ?? '',
  rectangleLogo: info?.rectangleLogo ?? '',
  intro: info?.intro ?? '',
  keywords: info?.keywords ?? [],
  regionId: info?.regionId ?? undefined,
  addressDetail: info?.addressDetail ?? '',
  latitude: info?.latitude ?? undefined,
  longitude: info?.longitude ?? undefined,
  serviceType: info?.serviceType ?? serviceType.is.phone,
  serviceLink: info?.serviceLink ?? '',
  servicePhone: info?.servicePhone ?? '',
  alertStock: info?.alertStock ?? 0,
  isTakeTheir: info?.isTakeTheir ?? false,
  receiptPrintingSwitch: info?.receiptPrintingSwitch ?? receiptPrinting.is.off,
})
export type StoreInfoValues = ReturnType<typeof storeInfoValues>
