import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import { findRegions } from './region.sql.ts'

/** As addresses travel; blank where the region lies higher. */
export interface RegionNames {
  readonly province: string
  readonly city: string
  readonly district: string
}

/** In one text: 北京市 is a province and its own city. */
export const regionText = ({ province, city, district }: RegionNames): string =>
  [...new Set([province, city, district])].join('')

/** What each region is called, whole or nothing of it. */
export async function namesOfRegions(db: MerchantDb, ids: readonly (number | null)[]) {
  const regions = await findRegions(
    db,
    ids.filter((id) => id !== null),
  )
  return (id: number | null): RegionNames => {
    const [province = '', city = '', district = ''] = regions.get(id ?? 0)?.names ?? []
    return { province, city, district }
  }
}

/** An address names a region that has nothing below. */
export async function checkAddressRegion(db: MerchantDb, regionId: number): Promise<void> {
  const region = (await findRegions(db, [regionId])).get(regionId)
  if (!region?.isLeaf) refuse('城市区域不存在', { code: 7901, field: 'regionId' })
}
