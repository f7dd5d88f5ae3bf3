import type { ShippingDetail } from '@zhanggui/contract/shipping'
import { indexRegions, regionPath, type RegionIndex } from '@zhanggui/domain/region/region-index'
import type { Place } from '@zhanggui/domain/shipping/freight'
import { fromUnits, convertUnits } from '@zhanggui/domain/shipping/freight-units'
import { listRegions } from '#features/regions/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { listLines } from './shipping-line.sql.ts'
import type { TemplateRow } from './shipping-template.sql.ts'

export const knownRegions = async (db: MerchantDb) => indexRegions(await listRegions(db))

/** The whole template in its form's shape. */
export async function readTemplate(db: MerchantDb, row: TemplateRow, regions: RegionIndex): Promise<ShippingDetail> {
  const { lines, freeLines } = await listLines(db, row.id)
  const pathsOf = ({ regionIds }: Place) =>
    regionIds.map((id) => {
      const region = regions.byId.get(id)
      return region ? regionPath(region).map((each) => each.id) : [id]
    })
  const kept = <Line extends Place>(line: Line, key: string) => ({
    ...convertUnits(line, fromUnits, row.type),
    paths: pathsOf(line),
    key,
  })
  return {
    ...row,
    regionList: lines.map((line, index) => kept(line, `${row.id}-${index}`)),
    freeList: freeLines.map((line, index) => kept(line, `${row.id}-free-${index}`)),
  }
}
