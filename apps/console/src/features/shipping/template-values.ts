import { type ShippingDetail, templateOf as describedBy } from '@zhanggui/contract/shipping'
import type { FreeLine, Place, PriceLine, ShippingTemplate } from '@zhanggui/domain/shipping/freight'
import { chargeBy, type ChargeBy, freePostage, type FreePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { type TemplateIssue, whyNotTemplate } from '@zhanggui/domain/shipping/shipping-rules'

/** A line as the form has it: nothing where nothing is typed yet. */
export type LineValue = Place & Readonly<Partial<Omit<PriceLine & FreeLine, keyof Place>>>

/** What the form holds while it is being filled in. */
export interface TemplateValues {
  readonly name?: string
  readonly sort?: number
  readonly appoint?: FreePostage
  readonly type?: ChargeBy | undefined
  readonly shippingTemplatesRegionRequestList: readonly LineValue[]
  readonly shippingTemplatesFreeRequestList: readonly LineValue[]
}

export const blankLine: LineValue = { isDefault: false, regionIds: [] }
export const defaultLine: LineValue = { isDefault: true, regionIds: [] }

export const loadedFrom = ({ id, version, name, type, appoint, sort, regionList, freeList }: ShippingDetail) => ({
  values: {
    name,
    type,
    appoint,
    sort,
    shippingTemplatesRegionRequestList: regionList.map(({ key: _, paths: __, ...line }) => line),
    shippingTemplatesFreeRequestList: freeList.map(({ key: _, paths: __, ...line }) => line),
  },
  fixed: { id, version },
})

const draftOf = ({ appoint = freePostage.is.custom, type = chargeBy.is.none, ...values }: TemplateValues) =>
  describedBy({ ...values, appoint, type })

export const issuesOf = (values: TemplateValues, titleOf: (id: number) => string): TemplateIssue[] =>
  values.appoint === undefined
    ? [{ path: 'freePostage', message: '请选择包邮方式' }]
    : whyNotTemplate(draftOf(values), titleOf)

/** A draft that no rule is against is a template. */
export const templateOf = (values: TemplateValues) => draftOf(values) as ShippingTemplate
