import { draftStateOf } from '@zhanggui/domain/video/draft-state'
import { draftReview } from '@zhanggui/domain/video/video-codes'
import { z } from 'zod'
import { findSpu, openSocial, SocialError } from '#features/social/public'
import type { QueuedJob } from '#platform/jobs/job.sql'
import { defineJob, type JobContext } from '#platform/jobs/job'
import type { WriteContext } from '#platform/transactions'
import { decideByChannel } from '../draft/decide-draft.ts'
import { findDraft } from '../draft/draft.sql.ts'
import { outIdOf } from './subject.ts'

const payload = z.object({ id: z.int(), turn: z.int().min(0) })
const queue: QueuedJob<z.output<typeof payload>> = { kind: 'video-review', payload, maxAttempts: 5 }

/** A result usually comes by itself. It is asked for as well, ever more seldom, because messages get lost. */
const FIRST = 25_000
const LONGEST = 3_600_000
const restOf = (turn: number) => Math.min(FIRST * 2 ** turn, LONGEST)

export const askReview = ({ enqueue, now }: WriteContext, id: number, turn = 0): Promise<void> =>
  enqueue(queue, { id, turn }, new Date(now.getTime() + restOf(turn)))

export const askReviewJob = defineJob({
  ...queue,
  run: async (context, { id, turn }) => {
    const draft = await context.inRead((db) => findDraft(db, id))
    if (draftStateOf(draft) !== 'sent') return
    const found = await ask(context, id)
    await context.inWrite(async (writing) => {
      if (found?.review === draftReview.is.passed) {
        await decideByChannel(writing, id, { kind: 'pass', channelId: found.channelId, shelf: found.shelf })
      } else if (found?.review === draftReview.is.refused) {
        await decideByChannel(writing, id, { kind: 'refuse', reason: found.refusal })
      } else await askReview(writing, id, turn + 1)
    })
  },
})

/** Undefined where nobody answers: it is asked again later. */
async function ask(context: JobContext, id: number) {
  try {
    return await findSpu(openSocial(context, context.clock), outIdOf(context.merId, id))
  } catch (error) {
    if (error instanceof SocialError) return undefined
    throw error
  }
}
