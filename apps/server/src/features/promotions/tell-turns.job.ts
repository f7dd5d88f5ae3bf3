import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { Permission } from '@zhanggui/contract/kernel/endpoint-spec'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { type PromotionKind, promotionEdge, promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import { activityEdges } from '@zhanggui/domain/seckill/activity-times'
import { z } from 'zod'
import { listCouponEdges } from '#features/coupons/public'
import { listReductionEdges } from '#features/full-reductions/public'
import { listOwnTurning } from '#features/seckill/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { defineJob } from '#platform/jobs/job'
import { listMerchantIds } from '#platform/jobs/job.sql'
import type { WriteContext } from '#platform/transactions'
import { NEWS_FOR, noteTurn, type Turn } from './promotion-notice.sql.ts'

/** Tells a shop when its promotions begin and end. What a promotion does follows from the clock; this only says so, once. */
export const tellTurnsJob = defineJob({
  kind: 'promotion-turns',
  payload: z.object({}),
  everySeconds: 60,
  run: async ({ inPlatform, forMerchant, log }) => {
    for (const merId of await inPlatform(listMerchantIds)) {
      await forMerchant(merId)
        .inWrite(tellTurns)
        .catch((error: unknown) => log.error({ err: error, merId }, 'telling what promotions do failed'))
    }
  },
})

async function tellTurns(context: WriteContext) {
  for (const turn of await findTurns(context.db, context.now)) {
    if (await noteTurn(context.db, turn)) tell(context, turn)
  }
}

/** What has begun or ended lately. */
async function findTurns(db: MerchantDb, now: Date): Promise<Turn[]> {
  const lately = { from: new Date(now.getTime() - NEWS_FOR), until: now }
  const [coupons, reductions, activities] = await Promise.all([
    listCouponEdges(db, lately),
    listReductionEdges(db, lately),
    listOwnTurning(db, { first: shopDay(lately.from), last: shopDay(now) }),
  ])
  const { coupon, fullReduction, seckill } = promotionKind.is
  const { start, end } = promotionEdge.is
  const planned = [
    ...coupons.map((each) => ({ ...each, kind: coupon as PromotionKind })),
    ...reductions.map((each) => ({ ...each, kind: fullReduction as PromotionKind })),
    ...activities.map((each) => ({ ...each, ...activityEdges(each), kind: seckill as PromotionKind })),
  ]
  return planned
    .flatMap(({ kind, id, name, ...times }) => [
      { kind, id, name, edge: start, at: times.start },
      { kind, id, name, edge: end, at: times.end },
    ])
    .filter(({ at }) => at > lately.from && at <= now)
}

interface Place {
  readonly url: (turn: Turn) => string
  readonly permission: Permission
  readonly api: typeof couponApi | typeof seckillApi | typeof fullReductionApi
}

const places: Readonly<Record<PromotionKind, Place>> = {
  coupon: { url: ({ id }) => `/coupon/list?open=${id}`, permission: couponApi.list.permission, api: couponApi },
  seckill: {
    url: ({ name }) => `/marketing/seckill/seckillActivity?name=${encodeURIComponent(name)}`,
    permission: seckillApi.activities.permission,
    api: seckillApi,
  },
  fullReduction: {
    url: ({ id }) => `/FullReduction/index?open=${id}`,
    permission: fullReductionApi.list.permission,
    api: fullReductionApi,
  },
}

function tell({ announce, announceArea }: WriteContext, turn: Turn) {
  const { url, permission, api } = places[turn.kind]
  announce({
    kind: noticeKind.is.promotion,
    title: `${promotionKind.label(turn.kind)}${promotionEdge.label(turn.edge)}`,
    content: `「${turn.name}」${promotionEdge.label(turn.edge)}`,
    url: url(turn),
    permission,
  })
  announceArea(api)
}
