import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { whyNotPrice } from '@zhanggui/domain/seckill/seckill-rules'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockForAction } from './lock-for-action.ts'
import { listSeckillSkus, updateSeckillPrices } from './seckill-sku.sql.ts'

/** New activity prices, between sessions. Each SKU must be one of the product's own. */
export async function setSeckillPrices(context: StaffContext, { productList }: InputOf<typeof seckillApi.setPrices>) {
  const { db, now, recordChanges } = context
  const ids = productList.map(({ id }) => id)
  const products = new Map((await lockForAction(context, ids, 'setPrice')).map((product) => [product.id, product]))
  const skus = await listSeckillSkus(db, ids)
  for (const [index, { id, attrValue }] of productList.entries()) {
    const own = new Map(skus.filter(({ seckillId }) => seckillId === id).map((sku) => [sku.id, sku]))
    const changes: Record<string, readonly [string, string]> = {}
    for (const asked of attrValue) {
      const sku = own.get(asked.id) ?? refuse('秒杀商品规格不存在', { field: `productList.${index}.attrValue` })
      refuseIf(whyNotPrice(asked.activityPrice, sku.otPrice), { field: `productList.${index}.attrValue` })
      changes[`${sku.sku} 活动价`] = [formatYuan(sku.price), formatYuan(asked.activityPrice)]
    }
    await updateSeckillPrices(db, id, attrValue, now)
    recordChanges(changesBetween(changes), products.get(id)?.name)
  }
  return null
}
