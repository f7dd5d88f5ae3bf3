import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { promotionApi } from '@zhanggui/contract/marketing/promotion'
import { reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import { checkScope, findClashes } from '#features/full-reductions/public'
import type { StaffContext } from '#platform/http/route'
import { previewPromotion } from './preview-promotion.ts'

type Draft = InputOf<typeof promotionApi.previewReduction>

/** Among equally close ones the oldest counts, so a new one comes last. */
const NEW = Number.MAX_SAFE_INTEGER

export const reductionOf = (draft: Draft) => ({
  ...draft,
  id: draft.id ?? NEW,
  scopeIds: draft.scopeType === reductionScope.is.shop ? [] : draft.scopeIds,
})

export async function previewReduction(context: StaffContext, draft: Draft) {
  const { db } = context
  const reduction = reductionOf(draft)
  const { scopeType, scopeIds, couponStack } = reduction
  await checkScope(db, reduction)
  const clashes = await findClashes(db, { ...draft, scopeIds })
  const { products, categories } = reductionScope.is
  return previewPromotion(context, {
    window: { from: draft.startTime, until: draft.endTime },
    scope: {
      ...(scopeType === products && { productIds: scopeIds }),
      ...(scopeType === categories && { categoryIds: scopeIds }),
    },
    draft: { kind: promotionKind.is.fullReduction, couponStack },
    reduction,
    blockedBy: new Set(clashes.map(({ id }) => id)),
  })
}
