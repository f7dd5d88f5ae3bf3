import { productApi } from '@zhanggui/contract/goods/product'
import { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { timedKind, timedStatus } from '@zhanggui/domain/timed-change/timed-codes'
import { endOf, whyNotInTheirName } from '@zhanggui/domain/timed-change/timed-rules'
import { z } from 'zod'
import { findColleague, heldPermissions } from '#features/staff/public'
import { logChunk, workInChunks } from '#features/tasks/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { defineJob, type JobContext } from '#platform/jobs/job'
import type { WriteContext } from '#platform/transactions'
import { applyItem } from './apply-item.ts'
import { mayChange } from './check-rights.ts'
import { isBehindAnother, lockChange, setChange, type StoredChange } from './timed-change.sql.ts'
import { countOutcomes, hasOpenItems, lockOpenItems, type OpenItem, settleItems } from './timed-item.sql.ts'

const payload = z.object({ id: z.int() })

/** Products of one transaction: buyers wait for those that it holds. */
const CHUNK = 10
const PAUSE_MS = 3000
const { waiting, running, failed, partial } = timedStatus.is

/** Makes a change once its time has come. What was done before a crash is not done again. */
export const runChangeJob = defineJob({
  kind: 'timedChange',
  payload,
  run: async (context, { id }) => {
    const change = await context.inWrite((write) => begin(write, id))
    if (!change) return
    await work(context, change)
    await context.inWrite((write) => end(write, id))
  },
  giveUp: ({ inWrite }, { id }) => inWrite((write) => end(write, id, '服务器出错，请稍后重试')),
})

const isUnfinished = ({ status }: StoredChange) => status === waiting || status === running

/** Nothing if it is cancelled, has ended, has to wait for another one, or may not be made any more. */
async function begin(context: WriteContext, id: number): Promise<StoredChange | undefined> {
  const { db, now, enqueue, announceArea } = context
  const change = await lockChange(db, id)
  if (!change || !isUnfinished(change)) return undefined
  if (await isBehindAnother(db, change)) {
    await enqueue(runChangeJob, { id }, new Date(now.getTime() + PAUSE_MS))
    return undefined
  }
  const reason = await whyNotNow(db, change)
  if (reason !== undefined) {
    await finish(context, change, reason, 'everybody')
    return undefined
  }
  await setChange(db, id, { status: running })
  announceArea(timedChangeApi)
  return change
}

/** It is made in the name of whoever planned it, with the rights that they have now. */
async function whyNotNow(db: MerchantDb, { adminId, kind }: StoredChange): Promise<string | undefined> {
  const author = await findColleague(db, adminId)
  const held = author && (await heldPermissions({ db, staff: author }))
  return whyNotInTheirName(author && held && { isEnabled: author.isEnabled, mayChange: mayChange(held, kind) })
}

function work(context: JobContext, { id, kind, adminId, account, address }: StoredChange): Promise<void> {
  const task = {
    context,
    id,
    adminId,
    params: { account, address },
    changes: [productApi, timedChangeApi],
    advance: () => Promise.resolve(),
  }
  return workInChunks<OpenItem, { changes: Change[] }>(task, {
    chunk: CHUNK,
    lock: (db, limit) => lockOpenItems(db, id, limit),
    isLeft: (db) => hasOpenItems(db, id),
    work: async (write, item) => {
      const changes: Change[] = []
      const recordChanges = (more: readonly Change[]) => void changes.push(...more)
      await applyItem[kind]({ ...write, staff: { adminId }, recordChanges }, item)
      return { changes }
    },
    settle: async ({ db }, outcomes) => {
      await settleItems(
        db,
        id,
        outcomes.map(({ row: { productId }, reason }) => ({ productId, reason })),
      )
      await logChunk(task, db, { endpoint: timedChangeApi.plan }, outcomes)
    },
  })
}

async function end(context: WriteContext, id: number, reason?: string) {
  const change = await lockChange(context.db, id)
  if (change && isUnfinished(change)) await finish(context, change, reason, 'author')
}

/** Whoever planned it hears of what could not be done; where they may be gone, everybody who sees the page. */
async function finish(
  { db, now, announce, announceArea }: WriteContext,
  { id, kind, summary, total, adminId }: StoredChange,
  reason: string | undefined,
  audience: 'author' | 'everybody',
) {
  const { done, failed: wrong } = await countOutcomes(db, id)
  const status = reason === undefined ? endOf(done, wrong) : done > 0 ? partial : failed
  await setChange(db, id, { status, reason: reason ?? '', endedAt: now })
  announceArea(timedChangeApi)
  if (status !== failed && status !== partial) return
  const what = [timedKind.label(kind), summary].filter(Boolean).join('：')
  announce({
    kind: noticeKind.is.task,
    title: `${timedKind.label(kind)}${timedStatus.label(status)}`,
    content: `${what}。${reason ?? `共 ${total} 个商品，成功 ${done} 个，失败 ${wrong} 个`}`,
    url: `/product/timed?open=${id}`,
    permission: timedChangeApi.list.permission,
    ...(audience === 'author' && { onlyFor: adminId }),
  })
}
