import { chargeBy, type ChargeBy, freePostage, type FreePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { blankLine, defaultLine, type LineValue, type TemplateValues } from './template-values.ts'

/** What was typed, also where the present way of free postage has no place for it. */
export interface KeptLines {
  readonly everywhere: LineValue
  readonly regions: readonly LineValue[]
  readonly free: readonly LineValue[]
  readonly type: ChargeBy | undefined
}

export const nothingKept: KeptLines = { everywhere: defaultLine, regions: [], free: [], type: undefined }

/** Everything that the form holds now, and what it held before where it holds nothing of the kind. */
export function keepLines(values: TemplateValues, kept: KeptLines): KeptLines {
  const lines = values.shippingTemplatesRegionRequestList
  const { appoint } = values
  const hasLines = appoint === freePostage.is.partial || appoint === freePostage.is.custom
  return {
    everywhere: lines.find(({ isDefault }) => isDefault) ?? kept.everywhere,
    regions: hasLines ? lines.filter(({ isDefault }) => !isDefault) : kept.regions,
    free: appoint === freePostage.is.custom ? values.shippingTemplatesFreeRequestList : kept.free,
    type: hasLines ? values.type : kept.type,
  }
}

/** The form's lists as a way of free postage needs them: nothing typed is lost by looking at another one. */
export function linesFor(appoint: FreePostage, { everywhere, regions, free, type }: KeptLines) {
  const lists = (lines: readonly LineValue[], freeLines: readonly LineValue[]) => ({
    shippingTemplatesRegionRequestList: lines,
    shippingTemplatesFreeRequestList: freeLines,
  })
  if (appoint === freePostage.is.nationwide) return { type: chargeBy.is.none, ...lists([], []) }
  if (appoint === freePostage.is.custom) return { type, ...lists([everywhere, ...regions], free) }
  return { type, ...lists(regions.length > 0 ? regions : [blankLine], []) }
}
