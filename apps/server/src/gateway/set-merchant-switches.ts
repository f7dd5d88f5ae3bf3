import type { merchantGateway } from '@zhanggui/contract/gateway/merchant'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { productApi } from '@zhanggui/contract/goods/product'
import { homeApi } from '@zhanggui/contract/home'
import { productCollectApi } from '@zhanggui/contract/goods/product-collect'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { lockSwitches, updateSwitches } from '#features/merchants/public'
import { missing } from '#platform/http/refusals'
import type { GatewayContext } from './gateway-route.ts'

const needed = (needsReview: boolean) => (needsReview ? '需要审核' : '免审')

const feeText = (percent: number | null) => (percent === null ? '按商户分类' : `${percent}%`)

export function setMerchantSwitches(
  { runForMerchant }: GatewayContext,
  { merId, needsReview, collectionsLeft, storageQuotaMb, feePercent }: InputOf<typeof merchantGateway.setSwitches>,
) {
  return runForMerchant(merId, async ({ db, recordChanges, announceArea }) => {
    const before = (await lockSwitches(db)) ?? missing('商户不存在')
    const after = {
      needsReview: needsReview ?? before.needsReview,
      collectionsLeft: collectionsLeft ?? before.collectionsLeft,
      storageQuotaMb: storageQuotaMb ?? before.storageQuotaMb,
      feePercent: feePercent === undefined ? before.feePercent : feePercent,
    }
    await updateSwitches(db, after)
    announceArea(productApi)
    announceArea(productCollectApi)
    announceArea(homeApi)
    recordChanges(
      changesBetween({
        商品审核: [needed(before.needsReview), needed(after.needsReview)],
        剩余采集次数: [String(before.collectionsLeft), String(after.collectionsLeft)],
        平台手续费: [feeText(before.feePercent), feeText(after.feePercent)],
        存储空间: [`${before.storageQuotaMb} MB`, `${after.storageQuotaMb} MB`],
      }),
    )
    return null
  })
}
