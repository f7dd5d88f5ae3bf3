import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import { addressText } from './own-address.ts'
import { listAddresses } from './return-address.sql.ts'

/** Where goods are sent back to, as a buyer writes it on a parcel. */
export interface ReturnAddressText {
  readonly receiver: string
  readonly phone: string
  readonly text: string
}

type Address = Awaited<ReturnType<typeof listAddresses>>[number]

const written = async (db: MerchantDb, address: Address): Promise<ReturnAddressText> => ({
  receiver: address.receiverName,
  phone: address.receiverPhone,
  text: await addressText(db, address),
})

/** One of the shop's own. */
export async function findReturnAddress(db: MerchantDb, id: number): Promise<ReturnAddressText> {
  const address = (await listAddresses(db)).find((each) => each.id === id)
  return written(db, address ?? refuse('商户地址不存在', { code: 4401 }))
}

export async function findDefaultReturnAddress(db: MerchantDb): Promise<ReturnAddressText | undefined> {
  const address = (await listAddresses(db)).find(({ isDefault }) => isDefault)
  return address && written(db, address)
}
