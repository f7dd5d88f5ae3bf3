import type { Api } from '@zhanggui/contract/kernel/area'
import { type SyncKind, syncState } from '@zhanggui/domain/social/sync-codes'
import { nextSyncTry } from '@zhanggui/domain/social/sync-rules'
import { defineJob, type JobContext } from '#platform/jobs/job'
import type { WriteContext } from '#platform/transactions'
import { openSocial } from '../port/open-social.ts'
import { type SocialChannel, SocialError } from '../port/social-port.ts'
import { syncQueue } from './queue-sync.ts'
import { lockSync, type SyncSubject, updateSync } from './sync.sql.ts'

export interface SyncItem extends SyncSubject {
  /** Our own number of the action. */
  readonly number: number
  readonly action: string
  /** An earlier try may have gone through: the social platform is asked before it is told again. */
  readonly isUnclear: boolean
}

export interface SyncContext extends JobContext {
  readonly social: SocialChannel
}

/** Records what has come of it, in the transaction that ends the item's turn. */
export type RecordSync = (context: WriteContext) => Promise<void>

/** How one kind of item is kept in step. It may run again whatever happened, so it asks where it cannot know. */
export interface SyncHandler {
  readonly kind: SyncKind
  /** The area whose screens show the item. */
  readonly api: Api
  readonly run: (context: SyncContext, item: SyncItem) => Promise<RecordSync>
}

/** Longer than a handler waits for the social platform. */
const CLAIM = 180_000

/** Works off one item. Merchants take turns and have few places each, as with every job. */
export const socialSyncJob = (handlers: readonly SyncHandler[]) =>
  defineJob({
    ...syncQueue,
    run: async (context, subject) => {
      const handler = handlers.find(({ kind }) => kind === subject.kind)
      if (!handler) throw new Error(`nobody keeps ${subject.kind} in step`)
      const item = await claim(context, subject)
      if (item) await work(context, handler, item)
    },
    giveUp: async ({ inWrite }, subject) =>
      inWrite(({ db }) =>
        updateSync(db, subject, {
          state: syncState.is.failed,
          claimed_until: null,
          next_at: null,
          last_error: '同步时出错，请重试',
        }),
      ),
  })

/** From here on nobody else works on the item, and a node that dies leaves it unclear. */
const claim = ({ inWrite }: JobContext, subject: SyncSubject): Promise<SyncItem | undefined> =>
  inWrite(async ({ db, now, enqueue }) => {
    const row = await lockSync(db, subject)
    if (row?.state !== syncState.is.waiting) return undefined
    if (row.claimedUntil && row.claimedUntil > now) {
      await enqueue(syncQueue, { ...subject }, row.claimedUntil)
      return undefined
    }
    if (row.nextAt && row.nextAt > now) return undefined
    await updateSync(db, subject, { claimed_until: new Date(now.getTime() + CLAIM), is_unclear: true })
    const { number, action, isUnclear } = row
    return { ...subject, number, action, isUnclear }
  })

async function work(context: JobContext, handler: SyncHandler, item: SyncItem): Promise<void> {
  const social = openSocial(context, context.clock)
  try {
    const record = await handler.run({ ...context, social }, item)
    await end(context, handler, item, async (writing) => {
      await record(writing)
      const { now } = writing
      return { state: syncState.is.done, tries: 0, next_at: null, last_error: '', is_unclear: false, done_at: now }
    })
  } catch (error) {
    if (!(error instanceof SocialError)) {
      await context.inWrite(({ db }) => updateSync(db, item, { claimed_until: null }))
      throw error
    }
    await end(context, handler, item, ({ now }, tries) => {
      const nextAt = error.isPassing ? nextSyncTry(tries + 1, now) : undefined
      return Promise.resolve({
        state: nextAt ? syncState.is.waiting : syncState.is.failed,
        tries: tries + 1,
        next_at: nextAt ?? null,
        last_error: error.message,
        is_unclear: item.isUnclear || error.isUnclear,
      })
    })
  }
}

type Outcome = Parameters<typeof updateSync>[2] & { readonly next_at: Date | null; readonly is_unclear: boolean }

/** A newer action that has come in the meantime keeps its place and is next. */
const end = (
  { inWrite }: JobContext,
  { api }: SyncHandler,
  item: SyncItem,
  outcomeOf: (context: WriteContext, tries: number) => Promise<Outcome>,
): Promise<void> =>
  inWrite(async (writing) => {
    const { db, enqueue, announceArea } = writing
    const row = await lockSync(db, item)
    const outcome = await outcomeOf(writing, row?.tries ?? 0)
    const isNewest = row?.number === item.number
    const set = isNewest ? outcome : { is_unclear: outcome.is_unclear }
    await updateSync(db, item, { ...set, claimed_until: null })
    const { kind, subjectId } = item
    if (!isNewest) await enqueue(syncQueue, { kind, subjectId })
    else if (outcome.next_at) await enqueue(syncQueue, { kind, subjectId }, outcome.next_at)
    announceArea(api)
  })
