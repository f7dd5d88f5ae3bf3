import { recordPictureUses } from '#features/pictures/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { StoreInfoRow } from './store-info.sql.ts'

type StorePictures = Pick<StoreInfoRow, 'avatar' | 'backImage' | 'streetBackImage' | 'coverImage' | 'rectangleLogo'>

/** Records in the picture library which pictures the shop shows of itself. */
export const recordStorePictures = (db: MerchantDb, info: StorePictures) =>
  recordPictureUses(db, { kind: 'store', refId: db.merId, label: '店铺信息' }, [
    ...new Set([info.avatar, info.backImage, info.streetBackImage, info.coverImage, info.rectangleLogo]),
  ])

/** What the log shows of them, before and after. */
export const pictureChanges = (before: StorePictures, after: StorePictures) =>
  ({
    商户主头像: [before.avatar, after.avatar],
    H5商户背景图: [before.backImage, after.backImage],
    H5商户街背景图: [before.streetBackImage, after.streetBackImage],
    H5商户封面图: [before.coverImage, after.coverImage],
    'H5商户logo（横）': [before.rectangleLogo, after.rectangleLogo],
  }) as const
