import { type Fen, formatYuan } from '@zhanggui/domain/kernel/money'
import { type RegionIndex, regionSummary } from '@zhanggui/domain/region/region-index'
import type { LineColumn } from './line-columns.ts'
import type { LineValue } from './template-values.ts'

/** For the view of a conflict: the whole list as one text. */
export const linesInWords =
  (columns: readonly LineColumn[], regions: RegionIndex | undefined) => (lines: readonly LineValue[]) => {
    const placeOf = (line: LineValue) => {
      if (line.isDefault) return '默认'
      const ids = new Set(line.regionIds)
      return regions ? regionSummary(regions, ids) : `${ids.size} 个区县`
    }
    const cellOf = (line: LineValue, { name, head, isMoney }: LineColumn) => {
      const cell = line[name]
      if (cell === undefined) return `${head} -`
      return `${head} ${isMoney ? formatYuan(cell as Fen) : cell}`
    }
    return lines
      .map((line) => `${placeOf(line)}：${columns.map((column) => cellOf(line, column)).join('，')}`)
      .join('；')
  }
