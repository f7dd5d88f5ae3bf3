import { placeAnyOrder } from '#features/orders/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { isDemoShop } from './demo-shop.ts'

/** Lets a customer of the demo order and pay something, so that one hears what that is like. */
export async function simulateOrder(context: StaffContext) {
  if (!(await isDemoShop(context))) refuse('只有演示店铺可以模拟顾客下单')
  const orderNo = await placeAnyOrder(context)
  context.recordChanges([], orderNo)
  return { orderNo }
}
