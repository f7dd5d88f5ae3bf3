import { useAutoShelfQuestion } from '../use-auto-shelf-question.tsx'
import { problemsOf } from '#ui/form/form-check.ts'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import type { ProductDetail } from '@zhanggui/contract/product'
import type { Intent } from './product-wire.ts'
import { askOnSaving, ON_SUBMITTING, type ShopSwitches } from './save-questions.ts'
import { SkuList } from './sku-list.ts'
import type { ProductForm } from './use-product-form.ts'

export type Shop = ShopSwitches

interface Options {
  readonly form: ProductForm
  readonly grid: SkuGridStore
  readonly product: ProductDetail | undefined
  readonly shop: Shop
  readonly saveAs: (intent: Intent) => Promise<boolean>
}

/** The two ways to save, with their questions. What is wrong is told before anything is asked. */
export function useSaveProduct({ form, grid, product, shop, saveAs }: Options) {
  const ask = useAutoShelfQuestion()
  const isRight = () => {
    grid.commit()
    const typed = {
      ...form.values,
      ...(form.antd.getFieldsValue(true) as object),
      attrValue: new SkuList(grid.lines()),
    }
    return problemsOf(form.schema, typed).length === 0
  }
  const askAndSave = async (question: string | undefined, isAutoSubmitAudit: boolean) => {
    const isAutoUp = question !== undefined && isRight() ? await ask(question) : false
    return isAutoUp === undefined ? false : saveAs({ isAutoUp, isAutoSubmitAudit })
  }
  return {
    save: () => askAndSave(askOnSaving(shop, product), false),
    saveAndSubmit: () => askAndSave(ON_SUBMITTING, true),
  }
}
