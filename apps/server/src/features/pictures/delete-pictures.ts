import { subjectOfMany } from '@zhanggui/domain/audit/subject-rules'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotDeletePictures } from '@zhanggui/domain/picture/picture-rules'
import { removeFilesJob } from '#features/storage/public'
import { missing, Refusal } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deletePictureRows, lockPictures } from './picture.sql.ts'
import { listPictureUses } from './picture-usage.sql.ts'

/** 图片正在使用; `data` lists where. */
const IN_USE = 7301

/** Pictures in use are deleted only with `force`, after the refusal has listed where they are used. */
export async function deletePictures(
  { db, enqueue, recordChanges }: StaffContext,
  { ids, force = false }: { ids: readonly number[]; force?: boolean | undefined },
) {
  const pictures = await lockPictures(db, ids)
  if (pictures.length < ids.length) missing('图片不存在或已删除')
  const uses = await listPictureUses(db, ids)
  const reason = whyNotDeletePictures(uses)
  if (reason && !force) throw new Refusal(IN_USE, reason, { uses })
  await deletePictureRows(db, ids)
  await enqueue(removeFilesJob, { keys: pictures.flatMap(({ key, thumbKey }) => [key, thumbKey].filter(Boolean)) })
  const names = pictures.map(({ name }) => name)
  recordChanges(changesBetween({ 图片: [names.join('、'), ''] }), subjectOfMany(names))
  return null
}
