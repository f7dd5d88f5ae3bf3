import { type DraftReview, draftReview, videoShelf } from '@zhanggui/domain/video/video-codes'
import { z } from 'zod'
import type { MessageHandler } from '#features/social/public'
import type { JobContext } from '#platform/jobs/job'
import { Refusal } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { decideByChannel } from '../draft/decide-draft.ts'
import { shelveByChannel } from '../product/take-down.ts'
import { readOutId } from './subject.ts'

const shelf = z.coerce.number().pipe(z.literal(videoShelf.codes))

const audit = z.object({
  OpenProductSpuAudit: z.object({
    out_product_id: z.string(),
    product_id: z.union([z.string(), z.number()]).transform(String),
    status: z.coerce.number(),
    reject_reason: z.string().default(''),
    spu_status: shelf.catch(videoShelf.is.initial),
  }),
})

const statusUpdate = z.object({ OpenProductSpuStatusUpdate: z.object({ out_product_id: z.string(), status: shelf }) })

/** For the merchant and the goods that a message names. What is none of ours, or gone, is left alone. */
async function forGoods(
  { forMerchant }: JobContext,
  outId: string,
  work: (context: WriteContext, id: number) => Promise<void>,
) {
  const goods = readOutId(outId)
  if (!goods) return
  try {
    await forMerchant(goods.merId).inWrite((writing) => work(writing, goods.id))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

const { passed, refused } = draftReview.is
const decided: readonly number[] = [passed, refused] satisfies readonly DraftReview[]

/** What the social platform tells by itself (docs/social-platform/shop.md). */
export const videoMessages: readonly MessageHandler[] = [
  {
    event: 'open_product_spu_audit',
    run: async (context, { sentAt, body }) => {
      const { success, data } = audit.safeParse(body)
      if (!success || !decided.includes(data.OpenProductSpuAudit.status)) return
      const said = data.OpenProductSpuAudit
      await forGoods(context, said.out_product_id, (writing, id) =>
        decideByChannel(
          writing,
          id,
          said.status === passed
            ? { kind: 'pass', channelId: said.product_id, shelf: said.spu_status }
            : { kind: 'refuse', reason: said.reject_reason || '未说明原因' },
          sentAt,
        ),
      )
    },
  },
  {
    event: 'open_product_spu_status_update',
    run: async (context, { sentAt, body }) => {
      const { success, data } = statusUpdate.safeParse(body)
      if (!success) return
      const said = data.OpenProductSpuStatusUpdate
      await forGoods(context, said.out_product_id, (writing, id) => shelveByChannel(writing, id, said.status, sentAt))
    },
  },
]
