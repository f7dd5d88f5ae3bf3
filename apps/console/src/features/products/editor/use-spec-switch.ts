import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import { type Lines, respecified } from '#widgets/sku-grid/sku-lines.ts'
import { single, type Spec } from '@zhanggui/domain/product/sku-rules'
import { useRef } from 'react'
import { singleLine, type ProductValues } from './product-values.ts'
import type { ProductForm } from './use-product-form.ts'

interface Kept {
  readonly attr: readonly Spec[]
  readonly lines: Lines
}

/** Specs and lines change together. What one kind of product had comes back when one goes back to it. */
export function useSpecSwitch(form: ProductForm, values: ProductValues, grid: SkuGridStore) {
  const kept = useRef<Partial<Record<'single' | 'multi', Kept>>>({})
  const put = ({ attr, lines }: Kept, specType = values.specType) => {
    grid.restart(lines)
    form.change({ attr, specType })
    if (form.fields.isLive('attr')) void form.antd.validateFields(['attr']).catch(() => undefined)
  }
  return {
    setSpecs: (attr: readonly Spec[]) => put({ attr, lines: respecified(grid.lines(), values.attr, attr) }),
    setSpecType: (isMulti: boolean) => {
      const [from, to] = isMulti ? (['single', 'multi'] as const) : (['multi', 'single'] as const)
      kept.current = { ...kept.current, [from]: { attr: values.attr, lines: grid.lines() } }
      const fresh = isMulti ? { attr: [], lines: [] } : { attr: [single], lines: [singleLine(values.image)] }
      put(kept.current[to] ?? fresh, isMulti)
    },
  }
}
