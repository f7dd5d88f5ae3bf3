import { socialAudit } from '@zhanggui/domain/live/live-goods-codes'
import { z } from 'zod'
import { findCopies, MOST_ASKED, openSocial, SocialError } from '#features/social/public'
import { defineJob, type JobContext } from '#platform/jobs/job'
import { listMerchantIds } from '#platform/jobs/job.sql'
import { timeBefore } from '#platform/jobs/sweep'
import { listToCheck, lockLiveGoods, type StoredLiveGoods, updateLiveGoods } from './live-goods.sql.ts'
import { settleLiveGoods } from './review-live-goods.ts'

/** How often the social platform is asked about the same goods: it counts its calls. The sandbox does not. */
const GAP = 110_000

/** Asks what has become of the goods that are in review at the social platform. */
export const checkLiveGoodsJob = defineJob({
  kind: 'check-live-goods',
  payload: z.object({}),
  everySeconds: 60,
  run: async (context) => {
    for (const merId of await context.inPlatform(listMerchantIds)) {
      try {
        await checkMerchant(context, merId)
      } catch (error) {
        context.log.warn({ err: error, merId }, 'reviews of live goods not asked for')
        // It answers nobody now; the next round asks again. Any other trouble is that of one shop.
        if (error instanceof SocialError && error.isPassing) return
      }
    }
  },
})

async function checkMerchant(context: JobContext, merId: number): Promise<void> {
  const { clock, config, forMerchant } = context
  const { inRead, inWrite } = forMerchant(merId)
  const before = timeBefore(clock(), config.social ? GAP : 0)
  const due = await inRead((db) => listToCheck(db, before, MOST_ASKED))
  const ids = due.flatMap(({ goodsId }) => goodsId ?? [])
  if (ids.length === 0) return
  const copies = await findCopies(openSocial(context, clock), ids)
  const auditOf = new Map(copies.map(({ goodsId, audit }) => [goodsId, audit]))
  for (const goods of due) {
    await inWrite(async (writing) => {
      const { db, now } = writing
      // Withdrawn or submitted anew in the meantime: the answer is about something else.
      if (!isSame(goods, await lockLiveGoods(db, goods.id))) return
      const verdict = verdictOf(auditOf.get(goods.goodsId ?? 0))
      if (verdict) await settleLiveGoods(writing, goods, verdict)
      else await updateLiveGoods(db, goods.id, { social_checked_at: now })
    })
  }
}

const isSame = (asked: StoredLiveGoods, now: StoredLiveGoods) =>
  asked.version === now.version && asked.auditId === now.auditId && asked.goodsId === now.goodsId

function verdictOf(audit: number | undefined) {
  if (audit === undefined) return { isPassed: false, reason: '商品在微信端不存在' }
  if (audit === socialAudit.is.passed) return { isPassed: true, reason: '' }
  return audit === socialAudit.is.failed ? { isPassed: false, reason: '商品信息不符合微信规范' } : undefined
}
