import type { ReceiptPrinting, ServiceType } from '@zhanggui/domain/store/store-codes'
import { sql } from 'kysely'
import { type Edit, edited, editorOf } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'

const storeInfo = (db: MerchantDb) =>
  db.q
    .selectFrom('merchant')
    .select(['avatar', 'back_image as backImage', 'street_image as streetBackImage', 'cover_image as coverImage'])
    .select(['logo_image as rectangleLogo', 'intro', 'keywords', 'region_id as regionId', 'address as addressDetail'])
    .select(['latitude', 'longitude', 'service_link as serviceLink', 'service_phone as servicePhone'])
    .select(['low_stock_at as alertStock', 'takes_pickups as isTakeTheir', 'version'])
    .select(sql<ServiceType>`service_type`.as('serviceType'))
    .select(sql<ReceiptPrinting>`receipt_printing`.as('receiptPrintingSwitch'))
    .where('id', '=', db.merId)

export const findStoreInfo = (db: MerchantDb) => storeInfo(db).executeTakeFirstOrThrow()

/** Whoever changes a product holds the row too: the alert stock stays what it is until they are done. */
export const lockStoreInfo = (db: MerchantDb) =>
  storeInfo(db).select(editorOf(db, 'merchant').as('updatedBy')).forUpdate().executeTakeFirstOrThrow()

export type StoreInfoRow = Omit<Awaited<ReturnType<typeof findStoreInfo>>, 'version'>

export async function updateStoreInfo(edit: Edit, info: StoreInfoRow) {
  await edit.db.q
    .updateTable('merchant')
    .set({
      avatar: info.avatar,
      back_image: info.backImage,
      street_image: info.streetBackImage,
      cover_image: info.coverImage,
      logo_image: info.rectangleLogo,
      intro: info.intro,
      keywords: info.keywords,
      region_id: info.regionId,
      address: info.addressDetail,
      latitude: info.latitude,
      longitude: info.longitude,
      service_type: info.serviceType,
      service_link: info.serviceLink,
      service_phone: info.servicePhone,
      low_stock_at: info.alertStock,
      takes_pickups: info.isTakeTheir,
      receipt_printing: info.receiptPrintingSwitch,
      ...edited(edit),
    })
    .where('id', '=', edit.db.merId)
    .execute()
}
