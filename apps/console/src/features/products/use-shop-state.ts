import { useCall } from '#api/use-call.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import type { ProductContext } from '@zhanggui/domain/product/product-flags'

/** What the shop's settings mean for its products. Until they are known nothing stands in the way; the server decides. */
export function useShopState(): ProductContext {
  const { data } = useCall(productApi.auditSwitch, {})
  return { productSwitch: data?.productSwitch ?? true, storeOpen: data?.isSwitch ?? true }
}
