import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { promotionApi } from '@zhanggui/contract/marketing/promotion'
import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import { checkOwnProducts } from '#features/coupons/public'
import { findActivity } from '#features/seckill/public'
import type { StaffContext } from '#platform/http/route'
import { listSkusOf } from './affected-sku.sql.ts'
import { findOthers } from './find-others.ts'
import { listClashes } from './list-clashes.ts'
import { replyOf, rowOf } from './preview-promotion.ts'
import { seesCost } from './sees-cost.ts'

/** What each SKU costs in the flash sale that is being planned. */
export const pricesOf = ({ productList }: Pick<InputOf<typeof promotionApi.previewSeckill>, 'productList'>) =>
  new Map(productList.flatMap(({ attrValue }) => attrValue.map((sku) => [sku.attrValueId, sku.activityPrice] as const)))

/** In a flash sale a piece costs what the activity says; nothing else makes it cheaper. */
export async function previewSeckill(
  context: StaffContext,
  { id, productList }: InputOf<typeof promotionApi.previewSeckill>,
) {
  const { db } = context
  const productIds = [...new Set(productList.map((product) => product.id))]
  await checkOwnProducts(db, productIds)
  const { startDate, endDate } = await findActivity(db, id)
  const window = { from: startOfDay(startDate), until: startOfDay(addDays(endDate, 1)) }
  const [skus, others, isCostSeen] = await Promise.all([
    listSkusOf(db, productIds),
    findOthers(db, window, productIds),
    seesCost(context),
  ])
  const prices = pricesOf({ productList })
  const rows = skus.flatMap((sku) => {
    const unit = prices.get(sku.id)
    return unit === undefined ? [] : [rowOf(sku, { pieces: 1, unit }, isCostSeen)]
  })
  const elsewhere = { ...others, activities: others.activities.filter((activity) => activity.id !== id) }
  const draft = { kind: promotionKind.is.seckill }
  return {
    ...replyOf(rows, window, isCostSeen && rows.filter(({ margin = 0 }) => margin < 0).length),
    checkedNum: rows.length,
    isWhole: true,
    productNum: productIds.length,
    clashList: listClashes({ draft, blockedBy: new Set() }, elsewhere),
  }
}
