import { useApp } from '#ui/feedback/use-app.ts'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import type { SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import {
  isFilled,
  type Lines,
  linesLostBy,
  linesForSpecs,
  withPicturesOf,
  withReturned,
} from '#widgets/sku-grid/lines/sku-lines.ts'
import { renameInValues, type SpecRename } from '@zhanggui/domain/product/sku/rename-spec'
import { single, type Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { useRef } from 'react'
import { singleLine } from '../save/product-values.ts'
import type { ProductForm } from '../save/use-product-form.ts'

interface Kept {
  readonly attr: readonly Spec[]
  readonly lines: Lines
}

/** Specs and lines change together. What one kind of product had comes back when one goes back to it. */
export function useSpecSwitch(form: ProductForm, grid: SkuGridStore, pictureSpec: string | undefined) {
  const { values } = form
  const { confirm } = useConfirm()
  const { message } = useApp()
  const kept = useRef<Partial<Record<'single' | 'multi', Kept>>>({})
  const gone = useRef<Lines>([])
  const put = ({ attr, lines }: Kept, specType = values.specType) => {
    grid.restart(lines)
    form.change({ attr, specType })
  }
  return {
    /** Lines with something in them go only after a question, and come back with their combination. What is renamed stays. */
    setSpecs: async (attr: readonly Spec[], rename?: SpecRename) => {
      grid.commit()
      if (rename) {
        const called = (line: SkuLine) => ({ ...line, values: renameInValues(line.values, rename) })
        gone.current = gone.current.map(called)
        put({ attr, lines: grid.lines().map(called) })
        return
      }
      const lost = linesLostBy(grid.lines(), attr)
      const question = { text: `将移除 ${lost.length} 个已填写的规格，加回这些规格值即可恢复。`, action: '移除' }
      if (lost.length > 0 && !(await confirm(question))) return
      gone.current = [...gone.current, ...lost]
      const lines = withReturned(linesForSpecs(grid.lines(), values.attr, attr), gone.current)
      put({ attr, lines: pictureSpec === undefined ? lines : withPicturesOf(lines, pictureSpec, grid.lines()) })
    },
    setSpecType: (isMulti: boolean) => {
      grid.commit()
      const [from, to] = isMulti ? (['single', 'multi'] as const) : (['multi', 'single'] as const)
      kept.current = { ...kept.current, [from]: { attr: values.attr, lines: grid.lines() } }
      // The cover came by itself into the line of a product without specs.
      const hidden = grid
        .lines()
        .filter((line) => isFilled(line.image === values.image ? { ...line, image: '' } : line)).length
      if (hidden > 0) {
        void message.info(`已收起 ${hidden} 个已填写的规格，切换回${isMulti ? '单规格' : '多规格'}即可恢复`)
      }
      const fresh = isMulti ? { attr: [], lines: [] } : { attr: [single], lines: [singleLine(values.image)] }
      put(kept.current[to] ?? fresh, isMulti)
    },
  }
}
