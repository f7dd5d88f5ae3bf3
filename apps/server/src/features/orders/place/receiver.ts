import { shippingType } from '@zhanggui/domain/order/order-codes'
import { findShopName } from '#features/merchants/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import type { Checkout, Part } from './checkout.ts'

/** Who gets the goods and where, as the order keeps it. */
export interface Receiver {
  readonly name: string
  readonly phone: string
  readonly address: string
}

/** A parcel needs an address, a pick-up has the shop's name instead, and virtual goods need nothing but the buyer. */
export async function receiverOf(
  db: MerchantDb,
  { realName, userPhone, userAddress }: Checkout,
  { shippingType: way }: Part,
  buyer: { readonly nickname: string; readonly phone: string },
): Promise<Receiver> {
  const [name, phone] = [realName || buyer.nickname, userPhone || buyer.phone]
  if (way === shippingType.is.virtual) return { name, phone, address: '' }
  if (way === shippingType.is.pickUp) return { name, phone, address: await findShopName(db) }
  if (realName === '' || userPhone === '' || userAddress === '') refuse('请填写收货人、电话和地址')
  return { name, phone, address: userAddress }
}
