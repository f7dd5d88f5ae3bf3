import { type ShippingDetail, shippingDraft, templateOf } from '@zhanggui/contract/shipping'
import type { Fen } from '@zhanggui/domain/kernel/money'
import type { FreeLine, Place, PriceLine, ShippingTemplate } from '@zhanggui/domain/shipping/freight'
import { chargeBy, type ChargeBy, freePostage, type FreePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { whyNotTemplate } from '@zhanggui/domain/shipping/shipping-rules'
import { z } from 'zod'

/** A line as the form has it, measured in pieces, kg or m³: nothing where nothing is typed yet. */
export type LineValue = Place &
  Readonly<
    Partial<Record<'first' | 'renewal' | 'number', number> & Record<'firstPrice' | 'renewalPrice' | 'price', Fen>>
  >

/** What the form holds while it is being filled in, by the names of the rules. */
export interface TemplateValues {
  readonly name: string
  readonly sort: number
  readonly freePostage?: FreePostage
  readonly chargeBy?: ChargeBy | undefined
  readonly lines: readonly LineValue[]
  readonly freeLines: readonly LineValue[]
}

export const blankLine: LineValue = { isDefault: false, regionIds: [] }
export const defaultLine: LineValue = { isDefault: true, regionIds: [] }

const newTemplate: TemplateValues = { name: '', sort: 0, lines: [], freeLines: [] }

export const valuesOf = (template: ShippingDetail | undefined): TemplateValues =>
  template
    ? {
        name: template.name,
        sort: template.sort,
        freePostage: template.appoint,
        chargeBy: template.type,
        lines: template.regionList.map(({ key: _key, paths: _paths, ...line }) => line),
        freeLines: template.freeList.map(({ key: _key, paths: _paths, ...line }) => line),
      }
    : newTemplate

const wireOf = <Price, Free>(rates: {
  readonly freePostage: FreePostage
  readonly chargeBy: ChargeBy
  readonly lines: readonly Price[]
  readonly freeLines: readonly Free[]
}) => ({
  appoint: rates.freePostage,
  type: rates.chargeBy,
  shippingTemplatesRegionRequestList: [...rates.lines],
  shippingTemplatesFreeRequestList: [...rates.freeLines],
})

/** What deliveries cost. Lines that no rule is against are whole. */
export const ratesSchema = (titleOf: (id: number) => string) =>
  z
    .object({
      freePostage: z.literal(freePostage.codes, { error: '请选择包邮方式' }),
      chargeBy: z.literal(chargeBy.codes, { error: '请选择计费方式' }),
      lines: z.custom<readonly PriceLine[]>(Array.isArray),
      freeLines: z.custom<readonly FreeLine[]>(Array.isArray),
    })
    .superRefine((rates, context) => {
      for (const { path, message } of whyNotTemplate(templateOf(wireOf(rates)), titleOf)) {
        context.addIssue({ code: 'custom', path: path.split('.'), message })
      }
    })

export const templateSchema = (rates: ReturnType<typeof ratesSchema>) =>
  rates.safeExtend({ name: shippingDraft.shape.name, sort: shippingDraft.shape.sort })

type Checked = z.output<ReturnType<typeof templateSchema>>

export const inputOf = ({ name, sort, ...rates }: Checked) => ({ name, sort, ...wireOf(rates) })

/** As it would be saved, in the words of the rules; nothing while something stands against it. */
export function ratesOf(values: TemplateValues, schema: ReturnType<typeof ratesSchema>): ShippingTemplate | undefined {
  const { data } = schema.safeParse(values)
  return data && templateOf(wireOf(data))
}
