import type { GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { isShopFront } from '@zhanggui/domain/gateway/gateway-codes'
import { z } from 'zod'
import type { Caller } from './verify-caller.ts'

/** Whoever is not known yet waits in one line, each key in a line of its own (ADR 20). */
export const UNKNOWN = 'gateway'
/** Lines of a shop: the buyers of its goods, by product. */
const SHOP_LINES = 4
/** Lines of a shop front's calls that name no shop. */
const OTHER_LINES = 8

/** Whose goods a call is about. */
const aboutShop = z.object({
  merId: z.int(),
  detailList: z.tuple([z.object({ productId: z.int() })], z.unknown()).optional(),
})
/** A checkout is told by its first part. */
const aboutCheckout = z.object({ orderList: z.tuple([aboutShop], z.unknown()) })

function shopOf(input: unknown) {
  const checkout = aboutCheckout.safeParse(input).data
  return checkout ? checkout.orderList[0] : aboutShop.safeParse(input).data
}

/**
 * All buyers of a platform come by one key, so its lines are those of the shops. Orders for the same goods wait behind each
 * other here: in the database each would hold a connection, and give up after the lock's timeout.
 */
export function lineOf({ key, signature }: Caller, { scope }: GatewayEndpoint, input: unknown): string {
  const line = `${UNKNOWN}:${key.id}`
  if (!isShopFront(scope)) return line
  const about = shopOf(input)
  if (!about) return `${line}:${(signature[0] ?? 0) % OTHER_LINES}`
  const [first] = about.detailList ?? []
  return `${line}:${about.merId}:${(first?.productId ?? 0) % SHOP_LINES}`
}
