import { isGivenUp, nextTry } from '@zhanggui/domain/event/delivery-rules'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { outsideEvent } from '@zhanggui/contract/event/event-fields'
import { webhookApi } from '@zhanggui/contract/event/webhook'
import { z } from 'zod'
import { defineJob, type JobContext } from '#platform/jobs/job'
import { insertJobUnlessWaiting } from '#platform/jobs/job.sql'
import { deliverEvents, lockNumbers } from '#platform/outbox/outbox.sql'
import type { WriteContext } from '#platform/transactions'
import {
  type ClaimedDelivery,
  claimDeliveries,
  delivered,
  failed,
  findNextDue,
  planDeliveries,
  updateDelivery,
  waiting,
} from './delivery.sql.ts'
import { listenWhereWanted } from './listen-where-wanted.ts'
import { postEvent } from './post-event.ts'
import { mayReach } from './receivers.ts'
import { openSecret, signBody } from './webhook-secret.ts'
import { lockListeners, lockWebhook, type StoredWebhook, updateWebhook } from './webhook.sql.ts'

/** At a time for each webhook: at most one of a subject, so the order within it holds. */
const AT_ONCE = 8
/** Of one run, so that a receiver that is away leaves the worker to others. */
const ROUNDS = 2
/** Longer than a try can take: a node that dies leaves it to the next. */
const LEASE_MS = 60_000

/** Tells the webhooks of a shop what has happened. May run beside itself and twice: what is claimed is tried by one. */
export const deliverEventsJob = defineJob({
  ...deliverEvents,
  payload: z.object({}),
  run: async (context) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const work = await context.inWrite(claimWork)
      if (work.length === 0) break
      await Promise.all(work.map((each) => deliver(context, each)))
    }
    await context.inWrite(planNext)
  },
})

interface Work {
  readonly webhook: StoredWebhook
  readonly delivery: ClaimedDelivery
}

async function claimWork({ db, now }: WriteContext): Promise<Work[]> {
  await lockNumbers(db)
  const work: Work[] = []
  for (const webhook of await lockListeners(db)) {
    const cursorNo = await planDeliveries(db, webhook, now)
    if (cursorNo > webhook.cursorNo) await updateWebhook({ db, now }, webhook.id, { cursor_no: cursorNo })
    const until = new Date(now.getTime() + LEASE_MS)
    const claimed = await claimDeliveries(db, webhook.id, { limit: AT_ONCE, now, until })
    work.push(...claimed.map((delivery) => ({ webhook, delivery })))
  }
  return work
}

async function deliver(context: JobContext, { webhook, delivery }: Work): Promise<void> {
  const { merId, clock, config, secrets, inWrite } = context
  const { attempts: _, ...event } = delivery
  const body = JSON.stringify(z.encode(outsideEvent, { ...event, merId }))
  const sentAt = clock()
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const headers = {
    'x-event-id': `${merId}-${event.no}`,
    'x-event-type': event.type,
    'x-timestamp': timestamp,
    'x-signature': signBody(await openSecret(secrets, merId, webhook), timestamp, body),
  }
  const { isDelivered, outcome } = await postEvent(new URL(webhook.url), { body, headers }, mayReach(config))
  const tried = { time: sentAt.toISOString(), outcome, tookMs: clock().getTime() - sentAt.getTime() }
  await inWrite(async (writing) => {
    const now = writing.now
    // The numbers first, then the webhook, then its deliveries, as everybody locks them.
    if (!isDelivered) await lockNumbers(writing.db)
    const current = await lockWebhook(writing.db, webhook.id).catch(() => undefined)
    if (!current) return
    const again = isDelivered ? undefined : nextTry(delivery.attempts + 1, now)
    const status = isDelivered ? delivered : again ? waiting : failed
    await updateDelivery(writing.db, webhook.id, delivery, { status, dueAt: again ?? now, tried })
    await noteHealth(writing, current, isDelivered, outcome)
    writing.announceArea(webhookApi)
  })
}

/** Three days without an arrival switch it off, and the shop is told. */
async function noteHealth(context: WriteContext, webhook: StoredWebhook, isDelivered: boolean, outcome: string) {
  const { now } = context
  if (isDelivered) return updateWebhook(context, webhook.id, { failing_since: null, delivered_at: now })
  const failingSince = webhook.failingSince ?? now
  if (!webhook.isOn || !isGivenUp(failingSince, now)) {
    return updateWebhook(context, webhook.id, { failing_since: failingSince })
  }
  const reason = `连续 3 天推送失败（${outcome}），已自动关闭`
  await updateWebhook(context, webhook.id, { failing_since: failingSince, is_on: false, off_reason: reason })
  await listenWhereWanted(context)
  context.announce({
    kind: noticeKind.is.eventsOut,
    title: '事件推送已关闭',
    content: `“${webhook.name}”${reason}，排查后可在事件推送页重新打开`,
    url: '/operation/webhooks',
    permission: webhookApi.list.permission,
  })
}

/** Looks again when the next try is due. A job that waits already does it as well. */
async function planNext({ db, now, newId }: WriteContext) {
  await lockNumbers(db)
  const moments: Date[] = []
  for (const webhook of await lockListeners(db)) {
    const next = await findNextDue(db, webhook)
    if (next?.dueAt) moments.push(next.dueAt)
    else if (next?.isBehind) moments.push(now)
  }
  const [first] = moments.toSorted((a, b) => a.getTime() - b.getTime())
  if (!first) return
  const runAt = first > now ? first : now
  await insertJobUnlessWaiting(db, deliverEvents, { id: await newId(), payload: {}, runAt, createdAt: now })
}
