import { call } from '#api/call.ts'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { type ShippingDetail, shippingApi } from '@zhanggui/contract/shipping'
import type { FreePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { useState } from 'react'
import { keepLines, linesFor, nothingKept } from './switch-postage.ts'
import { loadedFrom, type TemplateValues } from './template-values.ts'

const NEW = {
  values: { name: '', sort: 0, shippingTemplatesRegionRequestList: [], shippingTemplatesFreeRequestList: [] },
}

/** A form for a new template, or for the one that is given. */
export function useTemplateForm(template: ShippingDetail | undefined) {
  const form = useContractForm(template ? shippingApi.update : shippingApi.save, {
    loaded: template ? loadedFrom(template) : NEW,
    ...(template
      ? { latest: async () => loadedFrom(await call(shippingApi.info, { id: template.id }, { quiet: true })) }
      : {}),
    draft: `shipping-template-${template?.id ?? 'new'}`,
    success: '操作成功',
  })
  // The fields below hold these and nothing else.
  const values = form.values as unknown as TemplateValues
  const [kept, setKept] = useState(nothingKept)
  return {
    form,
    values,
    switchPostage: (appoint: FreePostage) => {
      const all = keepLines(values, kept)
      setKept(all)
      form.change({ appoint, ...linesFor(appoint, all) })
    },
  }
}
