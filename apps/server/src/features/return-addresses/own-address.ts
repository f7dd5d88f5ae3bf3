import { namesOfRegions, regionText } from '#features/regions/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import { lockAddresses } from './return-address.sql.ts'

/** One of the merchant's own, and how many there are. */
export async function lockOwnAddress(db: MerchantDb, id: number) {
  const all = await lockAddresses(db)
  const address = all.find((each) => each.id === id) ?? refuse('商户地址不存在', { code: 4401 })
  return { address, count: all.length }
}

interface Written {
  readonly regionId: number
  readonly street: string
  readonly detail: string
}

/** In one text, as the log tells of it. */
export async function addressText(db: MerchantDb, { regionId, street, detail }: Written): Promise<string> {
  const namesOf = await namesOfRegions(db, [regionId])
  return regionText(namesOf(regionId)) + street + detail
}
