import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { PictureUser } from '@zhanggui/domain/picture/picture-places'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { findPictures, listPictureUses } from '#features/pictures/public'
import { findParams, findTask, listDoneRows, pageOfDoneRows } from '#features/tasks/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mapPage } from '#platform/db/page-window'
import { mediaUrl } from '#platform/files/media-key'
import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { replacementParams, type ReplacementParams } from './replacement.job.ts'

type Reading = Pick<StaffContext, 'db' | 'staff'>

/** A replacement that somebody may see: their own, the owner any. */
export async function findReplacement({ db, staff }: Reading, id: number) {
  const task = await findTask(db, staff, id)
  if (task?.kind !== taskKind.is.pictureReplacement) return missing('图片替换不存在')
  return { task, params: replacementParams.parse(await findParams(db, id)) }
}

/** The places where it was replaced that still show the new picture. */
export async function stillUndoable(db: MerchantDb, id: number, { to }: Pick<ReplacementParams, 'to'>) {
  const [rows, uses] = await Promise.all([listDoneRows(db, id), listPictureUses(db, [to.id])])
  const shown = new Set(uses.map(({ kind, refId }) => `${kind} ${refId}`))
  return rows.filter(({ kind, refId }) => shown.has(`${kind} ${refId}`))
}

export async function readReplacement(context: Reading, { id }: { id: number }) {
  const { db } = context
  const { task, params } = await findReplacement(context, id)
  const [there, undoable] = await Promise.all([
    findPictures(db, [params.from.id, params.to.id]),
    stillUndoable(db, id, params),
  ])
  const shown = ({ id: attId, name, key }: ReplacementParams['from']) => ({
    attId,
    name,
    sattDir: there.some((picture) => picture.id === attId) ? mediaUrl(key) : '',
  })
  return {
    id,
    status: task.status,
    isUndo: params.undoes !== undefined,
    from: shown(params.from),
    to: shown(params.to),
    done: task.done,
    failed: task.failed,
    undoable: undoable.length,
  }
}

export async function listPlaces(context: Reading, { id, ...page }: PageQuery & { id: number }) {
  await findReplacement(context, id)
  const found = await pageOfDoneRows(context.db, id, page)
  return mapPage(found, (row) => ({ ...row, kind: row.kind as PictureUser }))
}
