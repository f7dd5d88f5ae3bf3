import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { pictureReplacementApi } from '@zhanggui/contract/store/picture-replacement'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotReplace } from '@zhanggui/domain/picture/picture-rules'
import { findPictures, listPictureUses } from '#features/pictures/public'
import { startTask, type TaskItem } from '#features/tasks/public'
import { missing, refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findReplacement, stillUndoable } from './read-replacement.ts'
import { replacementJob, type ReplacementParams } from './replacement.job.ts'

type Pictures = Pick<ReplacementParams, 'from' | 'to' | 'undoes'>

/** One picture in place of another, wherever it is shown now. */
export async function replacePicture(
  context: StaffContext,
  { attId, toAttId }: InputOf<typeof pictureReplacementApi.replace>,
) {
  const found = await findPictures(context.db, [attId, toAttId])
  const from = found.find(({ id }) => id === attId) ?? missing('图片不存在或已删除')
  const to = found.find(({ id }) => id === toAttId) ?? missing('新图片不存在或已删除')
  refuseIf(whyNotReplace({ from, to }))
  const uses = await listPictureUses(context.db, [attId])
  if (uses.length === 0) refuse('没有地方在用这张图片')
  return start(context, { from, to }, uses)
}

/** Back to the old picture where the new one still stands. */
export async function undoReplacement(context: StaffContext, { id }: { id: number }) {
  const { params, task } = await findReplacement(context, id)
  if (task.finishTime === null) refuse('替换还没有结束，请稍后再撤销')
  const items = await stillUndoable(context.db, id, params)
  if (items.length === 0) refuse('已没有地方显示新图片，无需撤销')
  if ((await findPictures(context.db, [params.from.id])).length === 0) refuse('原图片已被删除，不能撤销')
  return start(context, { from: params.to, to: params.from, undoes: id }, items)
}

function start(context: StaffContext, { from, to, undoes }: Pictures, items: readonly TaskItem[]) {
  const { account } = context.staff
  context.recordChanges(changesBetween({ 图片: [from.name, to.name] }), from.name)
  return startTask(context, replacementJob, {
    title: undoes === undefined ? '替换图片' : '撤销图片替换',
    params: { from: pictureOf(from), to: pictureOf(to), undoes, account, address: context.address },
    items,
  })
}

const pictureOf = ({ id, name, key }: ReplacementParams['from']) => ({ id, name, key })
