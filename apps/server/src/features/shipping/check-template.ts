import { type ShippingDraft, templateOf, wirePathOf } from '@zhanggui/contract/shipping'
import { isLeaf, type RegionIndex, regionTitle } from '@zhanggui/domain/region/region-index'
import type { Place, ShippingTemplate } from '@zhanggui/domain/shipping/freight'
import { chargeBy, freePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { type TemplateIssue, whyNotTemplate } from '@zhanggui/domain/shipping/shipping-rules'
import { invalid } from '#platform/http/refusals'

/** Builds the template from a draft, default line first; refuses it if a rule is violated. */
export function checkTemplate(draft: ShippingDraft, regions: RegionIndex): ShippingTemplate {
  const template = templateOf(withoutIdleLines(draft))
  const titleOf = (id: number) => {
    const region = regions.byId.get(id)
    return region ? regionTitle(region) : String(id)
  }
  const issues = [
    ...whyNotTemplate(template, titleOf),
    ...unknownPlaces(template.lines, 'lines', regions),
    ...unknownPlaces(template.freeLines, 'freeLines', regions),
  ]
  if (issues.length > 0) throw invalid(issues.map(({ path, message }) => ({ path: wirePathOf(path), message })))
  return { ...template, lines: defaultFirst(template.lines), freeLines: defaultFirst(template.freeLines) }
}

/** Drops what the postage type does not use: prices if free nationwide, thresholds if partly free. */
function withoutIdleLines(draft: ShippingDraft): ShippingDraft {
  if (draft.appoint === freePostage.is.custom) return draft
  const partly = { ...draft, shippingTemplatesFreeRequestList: [] }
  if (draft.appoint === freePostage.is.partial) return partly
  return { ...partly, type: chargeBy.is.none, shippingTemplatesRegionRequestList: [] }
}

/** An address names a district, or a city that has none: a line for anything larger would never apply. */
const unknownPlaces = (lines: readonly Place[], list: string, { byId }: RegionIndex): TemplateIssue[] =>
  lines.flatMap(({ regionIds }, index) => {
    const wrong = regionIds.find((id) => {
      const region = byId.get(id)
      return !region || !isLeaf(region)
    })
    if (wrong === undefined) return []
    const region = byId.get(wrong)
    const message = region ? `请选择到区县：${regionTitle(region)}` : `区域不存在：${wrong}`
    return [{ path: `${list}.${index}.regionIds`, message }]
  })

const defaultFirst = <Line extends Place>(lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
