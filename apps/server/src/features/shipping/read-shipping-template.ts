import type { ShippingDetail } from '@zhanggui/contract/shipping'
import { indexRegions, regionPath, type RegionIndex } from '@zhanggui/domain/region/region-index'
import { fromUnits } from '@zhanggui/domain/shipping/freight-units'
import { placeToText } from '@zhanggui/domain/shipping/region-text'
import { listRegions } from '#features/regions/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { listLines } from './shipping-line.sql.ts'
import type { TemplateRow } from './shipping-template.sql.ts'

export const knownRegions = async (db: MerchantDb) => indexRegions(await listRegions(db))

/** The whole template as its form takes it. */
export async function readTemplate(db: MerchantDb, row: TemplateRow, regions: RegionIndex): Promise<ShippingDetail> {
  const { lines, freeLines } = await listLines(db, row.id)
  const amount = (units: number) => fromUnits(row.type, units)
  const pathOf = (id: number) => {
    const region = regions.byId.get(id)
    return region ? regionPath(region).map((each) => each.id) : [id]
  }
  return {
    ...row,
    regionList: lines.map((line, index) => ({
      ...placeToText(line, pathOf),
      uniqid: `${row.id}-${index}`,
      first: amount(line.first),
      firstPrice: line.firstFen,
      renewal: amount(line.renewal),
      renewalPrice: line.renewalFen,
    })),
    freeList: freeLines.map((line, index) => ({
      ...placeToText(line, pathOf),
      uniqid: `${row.id}-free-${index}`,
      number: amount(line.number),
      price: line.priceFen,
    })),
  }
}
