import { codeTable } from '../kernel/code-table.ts'

/** Levels of the administrative divisions; 0 (the country) and 4 (streets) are not kept. */
export const regionType = codeTable({
  province: { code: 1, label: '省' },
  city: { code: 2, label: '市' },
  district: { code: 3, label: '区县' },
})
export type RegionType = (typeof regionType.codes)[number]
