import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { seckillAudit } from '@zhanggui/domain/seckill/seckill-codes'
import { whyNotJoin, whyNotOffer } from '@zhanggui/domain/seckill/seckill-rules'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findActivity, findLeavesBelow } from './activity.sql.ts'
import { findStarLevel, listBaseSkus, lockBases } from './base-product.sql.ts'
import { lockForAction } from './lock-for-action.ts'
import { insertSeckill, updateSeckill } from './seckill-product.sql.ts'
import { insertSeckillSkus, type NewSeckillSku } from './seckill-sku.sql.ts'

type Input = InputOf<typeof seckillApi.add>
type Joined = Input['productList'][number]
type Base = Awaited<ReturnType<typeof lockBases>>[number]
type BaseSku = Awaited<ReturnType<typeof listBaseSkus>>[number]

/** Offers products in an activity; they wait for the platform. No stock is reserved. All or nothing. */
export async function addSeckillProducts(context: StaffContext, { id, productList, resubmittedId }: Input) {
  const { db, now, newId, recordChanges } = context
  const [activity, starLevel] = await Promise.all([findActivity(db, id), findStarLevel(db)])
  const against = whyNotJoin(activity, starLevel, now)
  if (against) refuse(against.message, { code: against.code })
  if (resubmittedId !== undefined) await replaceRefused(context, resubmittedId, { id, productList })

  const productIds = productList.map((joined) => joined.id)
  if (new Set(productIds).size < productIds.length) refuse('商品已参加该活动')
  const bases = new Map((await lockBases(db, productIds)).map((base) => [base.id, base]))
  const [skus, leaves] = await Promise.all([
    listBaseSkus(db, productIds),
    activity.categoryIds.length > 0 ? findLeavesBelow(db, activity.categoryIds) : undefined,
  ])
  const offers = productList.map((joined, index) => {
    const base = checkBase(joined, bases.get(joined.id), leaves)
    return { base, joined, offered: checkSkus(joined, index, skus) }
  })

  const rows = await Promise.all(
    offers.map(async ({ base, joined, offered }) => {
      const quota = offered.reduce((sum, sku) => sum + sku.quota, 0)
      return {
        id: await newId(),
        activity_id: id,
        product_id: base.id,
        price_fen: base.price,
        seckill_price_fen: Math.min(...offered.map(({ activityPrice }) => activityPrice)),
        sort: joined.sort,
        is_shown: base.isShow,
        audit_status: seckillAudit.is.waiting,
        offered: quota,
        quota,
        created_at: now,
        updated_at: now,
      }
    }),
  )
  await insertSeckill(db, rows)
  const newSkus = offers.flatMap(({ offered }, index) =>
    offered.map((sku) => ({ sku, seckillId: rows[index]?.id ?? 0 })),
  )
  await insertSeckillSkus(db, await Promise.all(newSkus.map(async (each) => skuRowOf(await newId(), each))))
  recordChanges(changesBetween({ 秒杀商品: ['', offers.map(({ base }) => base.name).join('、')] }), activity.name)
  return null
}

/** The refused one that the new one takes the place of. */
async function replaceRefused(
  context: StaffContext,
  resubmittedId: number,
  { id, productList }: Pick<Input, 'id' | 'productList'>,
) {
  const [refused] = await lockForAction(context, [resubmittedId], 'delete')
  const isSame = refused?.activityId === id && productList.some((joined) => joined.id === refused.productId)
  // Chosen for another activity, or without the product: then it stays where it is.
  if (isSame) await updateSeckill(context.db, [resubmittedId], { deleted_at: context.now, updated_at: context.now })
}

function checkBase({ id }: Joined, base: Base | undefined, leaves: readonly number[] | undefined): Base {
  if (!base) return refuse(`没有对应的商品信息，商品ID = ${id}`, { code: productRefusal.missing.code })
  if (!base.isSaleable) refuse(`商品「${base.name}」未通过审核，不能参加活动`)
  if (leaves && !leaves.includes(base.categoryId ?? 0)) refuse(`商品「${base.name}」的分类不在活动范围内`)
  return base
}

interface Offered {
  readonly skuId: number
  readonly position: number
  readonly price: Fen
  readonly stock: number
  readonly activityPrice: Fen
  readonly quota: number
}

/** Every SKU of the product, and none of another one. */
function checkSkus({ id, attrValue }: Joined, index: number, skus: readonly BaseSku[]): Offered[] {
  const asked = new Map(attrValue.map((sku) => [sku.attrValueId, sku]))
  const own = skus.filter(({ productId }) => productId === id)
  const field = `productList.${index}.attrValue`
  const offered = own.flatMap((sku) => {
    const ask = asked.get(sku.id)
    return ask ? [{ ...sku, skuId: sku.id, activityPrice: toFen(ask.activityPrice), quota: ask.quota }] : []
  })
  if (offered.length < own.length || asked.size !== own.length || attrValue.length !== own.length) {
    refuse('添加秒杀商品未找到对应SKU', { field })
  }
  refuseIf(whyNotOffer(offered), { field })
  return offered
}

const skuRowOf = (id: number, { sku, seckillId }: { sku: Offered; seckillId: number }): NewSeckillSku => ({
  id,
  seckillId,
  skuId: sku.skuId,
  position: sku.position,
  price: sku.price,
  seckillPrice: sku.activityPrice,
  quota: sku.quota,
})
