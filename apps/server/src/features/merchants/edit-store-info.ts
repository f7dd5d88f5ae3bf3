import { productApi } from '@zhanggui/contract/goods/product'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { merchantApi } from '@zhanggui/contract/merchant'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { receiptPrinting, serviceType } from '@zhanggui/domain/store/store-codes'
import { isWebAddress } from '@zhanggui/domain/store/store-rules'
import { judgeLowStock } from '#features/products/public'
import { checkAddressRegion, namesOfRegions, regionText } from '#features/regions/public'
import { checkVersion } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { pictureChanges, recordStorePictures } from './store-pictures.ts'
import { lockStoreInfo, type StoreInfoRow, updateStoreInfo } from './store-info.sql.ts'

export async function editStoreInfo(context: StaffContext, input: InputOf<typeof merchantApi.editInfo>) {
  const { db, recordChanges, announceArea } = context
  const before = await lockStoreInfo(db)
  checkVersion(input, before)
  const info = {
    ...input,
    keywords: [...input.keywords],
    regionId: input.regionId ?? before.regionId,
    // Nobody has checked the link of a shop that is reached by phone.
    serviceLink: isWebAddress(input.serviceLink) ? input.serviceLink : '',
  }
  if (info.regionId !== null && info.regionId !== before.regionId) await checkAddressRegion(db, info.regionId)
  await updateStoreInfo(context, info)
  await recordStorePictures(db, info)
  if (info.alertStock !== before.alertStock) {
    await judgeLowStock(db, info.alertStock)
    announceArea(productApi)
  }
  const namesOf = await namesOfRegions(db, [before.regionId, info.regionId])
  recordChanges(changesOf(before, info, (id) => regionText(namesOf(id))))
  return null
}

const onOff = (isOn: boolean) => (isOn ? '开启' : '关闭')
const placeOf = ({ latitude, longitude }: StoreInfoRow) => (longitude === null ? '' : `${longitude}, ${latitude}`)

const changesOf = (before: StoreInfoRow, after: StoreInfoRow, regionOf: (id: number | null) => string) =>
  changesBetween({
    ...pictureChanges(before, after),
    商户简介: [before.intro, after.intro],
    商户关键字: [before.keywords.join('、'), after.keywords.join('、')],
    所在地区: [regionOf(before.regionId), regionOf(after.regionId)],
    商户地址: [before.addressDetail, after.addressDetail],
    经纬度: [placeOf(before), placeOf(after)],
    客服类型: [serviceType.label(before.serviceType), serviceType.label(after.serviceType)],
    客服H5链接: [before.serviceLink, after.serviceLink],
    客服电话: [before.servicePhone, after.servicePhone],
    警戒库存: [String(before.alertStock), String(after.alertStock)],
    自提开关: [onOff(before.isTakeTheir), onOff(after.isTakeTheir)],
    小票打印开关: [
      receiptPrinting.label(before.receiptPrintingSwitch),
      receiptPrinting.label(after.receiptPrintingSwitch),
    ],
  })
