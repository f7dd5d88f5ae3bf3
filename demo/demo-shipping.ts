import { parseYuan, toFen } from '@zhanggui/domain/kernel/money'
import { indexRegions } from '@zhanggui/domain/region/region-index'
import type { Place, PriceLine } from '@zhanggui/domain/shipping/freight'
import { toUnits } from '@zhanggui/domain/shipping/freight-units'
import { type ChargeBy, chargeBy, freePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { listRegions } from '../apps/server/src/features/regions/public.ts'
import { inMerchant } from '../apps/server/src/platform/db/merchant-db.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { type DemoTemplate, insertShippingTemplates } from './demo-shipping.sql.ts'

/** Everything below these provinces. */
type Leaves = (...provinces: readonly number[]) => Place

const everywhere: Place = { isDefault: true, regionIds: [] }
const [SHANGHAI, JIANGSU, ZHEJIANG] = [310000, 320000, 330000]
const FAR = [540000, 630000, 650000] as const

const fen = (yuan: string) => parseYuan(yuan) ?? toFen(0)
const prices =
  (by: ChargeBy) =>
  (place: Place, first: number, firstPrice: string, renewal: number, renewalPrice: string): PriceLine => ({
    ...place,
    first: toUnits(by, first),
    firstPrice: fen(firstPrice),
    renewal: toUnits(by, renewal),
    renewalPrice: fen(renewalPrice),
  })
const free = (by: ChargeBy, place: Place, number: number, price: string) => ({
  ...place,
  number: toUnits(by, number),
  price: fen(price),
})

const { pieces, weight, volume, none } = chargeBy.is
const [byPieces, byWeight, byVolume] = [prices(pieces), prices(weight), prices(volume)]
const nationwide = { freePostage: freePostage.is.nationwide, chargeBy: none, lines: [], freeLines: [] }
const custom = { freePostage: freePostage.is.custom }

/** How the demo shops charge for delivery, by the merchant's number. */
const demoTemplates: Readonly<Record<number, (below: Leaves) => readonly Omit<DemoTemplate, 'id' | 'sort'>[]>> = {
  1: (below) => [
    {
      name: '茶叶标准快递',
      ...custom,
      chargeBy: pieces,
      lines: [
        byPieces(everywhere, 1, '8', 1, '3'),
        byPieces(below(SHANGHAI, JIANGSU, ZHEJIANG), 2, '5', 2, '2'),
        byPieces(below(...FAR), 1, '18', 1, '10'),
      ],
      freeLines: [free(pieces, below(SHANGHAI, JIANGSU, ZHEJIANG), 10, '199'), free(pieces, everywhere, 20, '399')],
    },
    {
      name: '茶器按重量',
      ...custom,
      chargeBy: weight,
      lines: [byWeight(everywhere, 1, '10', 0.5, '4'), byWeight(below(...FAR), 1, '22', 0.5, '12')],
      freeLines: [],
    },
    {
      name: '偏远地区补运费',
      freePostage: freePostage.is.partial,
      chargeBy: pieces,
      lines: [byPieces(below(...FAR), 1, '15', 1, '8')],
      freeLines: [],
    },
    { name: '礼盒包邮', ...nationwide },
  ],
  2: (below) => [
    {
      name: '家具物流',
      ...custom,
      chargeBy: volume,
      lines: [
        byVolume(everywhere, 0.5, '80', 0.1, '15'),
        byVolume(below(SHANGHAI, JIANGSU, ZHEJIANG), 0.5, '50', 0.1, '8'),
        byVolume(below(...FAR), 0.5, '180', 0.1, '40'),
      ],
      freeLines: [free(volume, below(SHANGHAI, JIANGSU, ZHEJIANG), 5, '3999')],
    },
    {
      name: '软装快递',
      ...custom,
      chargeBy: weight,
      lines: [byWeight(everywhere, 1, '12', 1, '5')],
      freeLines: [free(weight, everywhere, 30, '299')],
    },
    { name: '全场包邮', ...nationwide },
  ],
}

/** Ids of the demo's rows follow from their place; those below 1000 are never handed out otherwise. */
const FIRST_ID = 480

/** Shipping templates of a demo shop. */
export async function seedShippingTemplates({ pool, clock }: Platform, merId: number): Promise<void> {
  const templatesOf = demoTemplates[merId]
  if (!templatesOf) return
  await inMerchant(pool, merId, 'write', async (db) => {
    const { byId } = indexRegions(await listRegions(db))
    const below: Leaves = (...provinces) => ({
      isDefault: false,
      regionIds: provinces.flatMap((id) => byId.get(id)?.leafIds ?? []),
    })
    const templates = templatesOf(below).map((each, index) => ({ ...each, id: FIRST_ID + index, sort: 90 - index }))
    await insertShippingTemplates(db, templates, clock())
  })
}
