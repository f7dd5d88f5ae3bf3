import { useAutoShelfQuestion } from '../../list/use-auto-shelf-question.tsx'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import type { Intent } from './product-wire.ts'
import { askOnSaving, ON_SUBMITTING, type ShopSwitches } from './save-questions.ts'
import type { ProductForm } from './use-product-form.ts'

export type Shop = ShopSwitches

interface Options {
  readonly form: ProductForm
  readonly product: ProductDetail | undefined
  readonly shop: Shop
  readonly saveAs: (intent: Intent) => Promise<boolean>
}

/** The two ways to save, with their questions. What is wrong is told before anything is asked. */
export function useSaveProduct({ form, product, shop, saveAs }: Options) {
  const ask = useAutoShelfQuestion()
  const askAndSave = async (question: string | undefined, isAutoSubmitAudit: boolean) => {
    const isAutoUp = question !== undefined && form.isRight() ? await ask(question) : false
    return isAutoUp === undefined ? false : saveAs({ isAutoUp, isAutoSubmitAudit })
  }
  return {
    save: () => askAndSave(askOnSaving(shop, product), false),
    saveAndSubmit: () => askAndSave(ON_SUBMITTING, true),
  }
}
