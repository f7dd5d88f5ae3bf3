import { chargeBy, type ChargeBy, freePostage, type FreePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { blankLine, defaultLine, type LineValue, type TemplateValues } from './template-values.ts'

/** What was typed, also where the present way of free postage has no place for it. */
export interface KeptLines {
  readonly everywhere: LineValue
  readonly regions: readonly LineValue[]
  readonly free: readonly LineValue[]
  readonly chargeBy: ChargeBy | undefined
}

export const noKeptLines: KeptLines = { everywhere: defaultLine, regions: [], free: [], chargeBy: undefined }

/** Everything that the form holds now, and what it held before where it holds nothing of the kind. */
export function keepLines(values: TemplateValues, kept: KeptLines): KeptLines {
  const { lines, freePostage: way } = values
  const hasLines = way === freePostage.is.partial || way === freePostage.is.custom
  return {
    everywhere: lines.find(({ isDefault }) => isDefault) ?? kept.everywhere,
    regions: hasLines ? lines.filter(({ isDefault }) => !isDefault) : kept.regions,
    free: way === freePostage.is.custom ? values.freeLines : kept.free,
    chargeBy: hasLines ? values.chargeBy : kept.chargeBy,
  }
}

/** The form's lists as a way of free postage needs them: nothing typed is lost by looking at another one. */
export function linesFor(way: FreePostage, { everywhere, regions, free, chargeBy: by }: KeptLines) {
  if (way === freePostage.is.nationwide) return { chargeBy: chargeBy.is.none, lines: [], freeLines: [] }
  if (way === freePostage.is.custom) return { chargeBy: by, lines: [everywhere, ...regions], freeLines: free }
  return { chargeBy: by, lines: regions.length > 0 ? regions : [blankLine], freeLines: [] }
}
