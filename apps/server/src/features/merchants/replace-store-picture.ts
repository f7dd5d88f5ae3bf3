import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { ReplacePicture } from '#features/pictures/public'
import { lockStoreInfo, updateStoreInfo } from './store-info.sql.ts'
import { pictureChanges, recordStorePictures } from './store-pictures.ts'

export const replaceStorePicture: ReplacePicture = async (context, _, swap) => {
  const { db, recordChanges } = context
  const before = await lockStoreInfo(db)
  const after = {
    ...before,
    avatar: swap(before.avatar),
    backImage: swap(before.backImage),
    streetBackImage: swap(before.streetBackImage),
    coverImage: swap(before.coverImage),
    rectangleLogo: swap(before.rectangleLogo),
  }
  await updateStoreInfo(context, after)
  await recordStorePictures(db, after)
  recordChanges(changesBetween(pictureChanges(before, after)))
}
