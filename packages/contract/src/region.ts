import { regionType } from '@zhanggui/domain/region/region-codes'
import { z } from 'zod'
import { area, get } from './kernel/endpoint.ts'

export const regionRow = z.object({
  /** The six-digit code of the administrative division. */
  regionId: z.int(),
  /** 0 for provinces. */
  parentId: z.int(),
  regionName: z.string(),
  regionType: z.literal(regionType.codes),
})

/** `child` is absent where nothing lies below: any level may be a leaf. */
export type RegionNode = z.output<typeof regionRow> & { child?: RegionNode[] | undefined }
const regionNode: z.ZodType<RegionNode> = regionRow.extend({
  get child() {
    return z.array(regionNode).optional()
  },
})

export const regionApi = area('region', {
  tree: get('/admin/merchant/city/region/city/tree', {
    title: '省市区树',
    permission: 'merchant:city:list:tree',
    everyRole: true,
    cached: 'minute',
    reply: z.array(regionNode),
  }),
})
