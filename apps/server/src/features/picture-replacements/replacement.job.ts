import { pictureApi } from '@zhanggui/contract/picture'
import { pictureReplacementApi } from '@zhanggui/contract/store/picture-replacement'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { isFixedPictureUser, type PictureUser, whyNotReplaceIn } from '@zhanggui/domain/picture/picture-places'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { isPictureUsedBy, lockSharedPicture, type SwapAddress } from '#features/pictures/public'
import { findColleague, heldPermissions } from '#features/staff/public'
import { defineTaskJob, logChunk, type OpenRow, workThroughRows } from '#features/tasks/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mediaKeyOf, mediaUrl } from '#platform/files/media-key'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { ChangeContext } from '#platform/http/route'
import { places } from './places.ts'

const picture = z.object({ id: z.int(), name: z.string(), key: z.string() })

export const replacementParams = z.object({
  from: picture,
  to: picture,
  /** The task that it takes back. */
  undoes: z.int().optional(),
  account: z.string(),
  address: z.string(),
})
export type ReplacementParams = z.output<typeof replacementParams>

/** Replaces the picture in one place after the other; each is a transaction of its own, so nobody waits for all of them. */
export const replacementJob = defineTaskJob<ReplacementParams>({
  kind: taskKind.is.pictureReplacement,
  params: replacementParams,
  changes: [pictureApi, pictureReplacementApi],
  notice: { url: '/maintain/picture', permission: pictureReplacementApi.replace.permission },
  run: async ({ inRead }, task) => {
    const held = await inRead((db) => rightsOf(db, task.adminId))
    const { undoes } = task.params
    const call =
      undoes === undefined
        ? { endpoint: pictureReplacementApi.replace }
        : { endpoint: pictureReplacementApi.undo, refId: undoes }
    await workThroughRows<{ changes: Change[] }>(task, {
      isOneByOne: true,
      work: async (context, row) => {
        const changes: Change[] = []
        const recordChanges = (more: readonly Change[]) => void changes.push(...more)
        await replaceIn({ ...context, staff: { adminId: task.adminId }, recordChanges }, row, held, task.params)
        return { changes }
      },
      afterChunk: ({ db }, outcomes) => logChunk(task, db, call, outcomes),
    })
  },
})

/** What whoever began it may do now. */
async function rightsOf(db: MerchantDb, adminId: number): Promise<ReadonlySet<string>> {
  const author = await findColleague(db, adminId)
  if (!author?.isEnabled) return refuse('发起替换的账号已停用或删除')
  const held = await heldPermissions({ db, staff: author })
  const { permission } = pictureReplacementApi.replace
  return hasPermission(held, permission) ? held : refuse('发起人已没有「替换图片」的权限')
}

/** Looks before and after: the place shows the old picture and not the new one, and then it is the other way round. */
async function replaceIn(
  context: ChangeContext,
  row: OpenRow,
  held: ReadonlySet<string>,
  { from, to }: Pick<ReplacementParams, 'from' | 'to'>,
) {
  const kind = row.kind as PictureUser
  if (isFixedPictureUser(kind)) return refuseIf(whyNotReplaceIn(kind))
  const { replace, call, api } = places[kind]
  if (!hasPermission(held, call.permission)) refuse(`你没有「${call.title}」的权限`)
  const { db } = context
  const place = { kind, refId: row.refId }
  if (!(await lockSharedPicture(db, to.id))) refuse('新图片已被删除')
  if (!(await isPictureUsedBy(db, from.id, place))) refuse('这里已经不用这张图片了')
  if (await isPictureUsedBy(db, to.id, place)) refuse('这里已经有新图片，替换后会重复，请直接编辑')
  await replace(context, row.refId, swapBetween(from.key, mediaUrl(to.key)))
  if (await isPictureUsedBy(db, from.id, place)) refuse('图片未能替换，请直接编辑')
  context.announceArea(api)
}

const swapBetween =
  (fromKey: string, to: string): SwapAddress =>
  (address) =>
    mediaKeyOf(address) === fromKey ? to : address
