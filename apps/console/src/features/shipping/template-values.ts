import type { ShippingDetail } from '@zhanggui/contract/shipping'
import type { Fen } from '@zhanggui/domain/kernel/money'
import type { ShippingTemplate } from '@zhanggui/domain/shipping/freight'
import { toUnits } from '@zhanggui/domain/shipping/freight-units'
import { placeFromText } from '@zhanggui/domain/shipping/region-text'
import { chargeBy, type ChargeBy, freePostage, type FreePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { type TemplateDraft, type TemplateIssue, whyNotTemplate } from '@zhanggui/domain/shipping/shipping-rules'

/** A line as the form has it: cells by the contract's names, nothing where nothing is typed yet. */
export type LineValue = { readonly cityId: string; readonly title: string } & Readonly<
  Partial<Record<'first' | 'renewal' | 'number', number> & Record<'firstPrice' | 'renewalPrice' | 'price', Fen>>
>

/** What the form holds while it is being filled in. */
export interface TemplateValues {
  readonly name?: string
  readonly sort?: number
  readonly appoint?: FreePostage
  readonly type?: ChargeBy | undefined
  readonly shippingTemplatesRegionRequestList: readonly LineValue[]
  readonly shippingTemplatesFreeRequestList: readonly LineValue[]
}

/** Regions travel as ids; the server knows their paths. */
const NO_PATHS = '[]'
const EVERYWHERE = '0'
export const blankLine: LineValue = { cityId: '', title: NO_PATHS }
export const defaultLine: LineValue = { cityId: EVERYWHERE, title: NO_PATHS }
export const isDefaultLine = ({ cityId }: LineValue): boolean => placeFromText({ cityId }).isDefault

export const loadedFrom = ({ id, version, name, type, appoint, sort, regionList, freeList }: ShippingDetail) => ({
  values: {
    name,
    type,
    appoint,
    sort,
    shippingTemplatesRegionRequestList: regionList.map(({ cityId, first, firstPrice, renewal, renewalPrice }) => ({
      cityId,
      title: NO_PATHS,
      first,
      firstPrice,
      renewal,
      renewalPrice,
    })),
    shippingTemplatesFreeRequestList: freeList.map(({ cityId, number, price }) => ({
      cityId,
      title: NO_PATHS,
      number,
      price,
    })),
  },
  fixed: { id, version },
})

/** In the words of the rules. */
function draftOf({ appoint, type, ...values }: TemplateValues): TemplateDraft {
  const by = type ?? chargeBy.is.none
  const units = (amount: number | undefined) => (amount === undefined ? undefined : toUnits(by, amount))
  return {
    freePostage: appoint ?? freePostage.is.custom,
    chargeBy: by,
    lines: values.shippingTemplatesRegionRequestList.map((line) => ({
      ...placeFromText(line),
      first: units(line.first),
      firstFen: line.firstPrice,
      renewal: units(line.renewal),
      renewalFen: line.renewalPrice,
    })),
    freeLines: values.shippingTemplatesFreeRequestList.map((line) => ({
      ...placeFromText(line),
      number: units(line.number),
      priceFen: line.price,
    })),
  }
}

export const issuesOf = (values: TemplateValues, titleOf: (id: number) => string): TemplateIssue[] =>
  values.appoint === undefined
    ? [{ path: 'freePostage', message: '请选择包邮方式' }]
    : whyNotTemplate(draftOf(values), titleOf)

/** A draft that no rule is against is a template. */
export const templateOf = (values: TemplateValues) => draftOf(values) as ShippingTemplate
