import { categoryType } from '@zhanggui/domain/category/category-codes'
import { lockSharedCategory } from '#features/categories/public'
import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockPictures, updatePictureCategory } from './picture.sql.ts'

export async function movePictures(
  { db, now }: StaffContext,
  { attrId: ids, pid }: { attrId: readonly number[]; pid: number },
) {
  if (pid !== 0 && !(await lockSharedCategory(db, pid, categoryType.is.attachment))) missing('图片分类不存在')
  const pictures = await lockPictures(db, ids)
  if (pictures.length < ids.length) missing('图片不存在或已删除')
  await updatePictureCategory(db, ids, pid, now)
  return null
}
