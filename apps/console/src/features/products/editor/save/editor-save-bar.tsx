import { mayCall, useSession } from '#api/session.ts'
import { FormSaveBar } from '#ui/form/form-save-bar.tsx'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import { Button } from 'antd'
import { maySubmit } from './save-questions.ts'
import type { ProductForm } from './use-product-form.ts'
import type { Shop } from './use-save-product.ts'

interface Props {
  readonly form: ProductForm
  readonly product: ProductDetail | undefined
  readonly shop: Shop
  /** A copy is worth saving although nothing was changed in it. */
  readonly canSaveAsItIs: boolean
  readonly onSave: () => void
  readonly onSubmit: () => void
}

export function EditorSaveBar({ form, product, shop, canSaveAsItIs, onSave, onSubmit }: Props) {
  const isAllowed = mayCall(form.call, useSession())
  if (!isAllowed) return null
  // What is not submitted yet can be, without another change.
  const isOff = form.conflict !== undefined || form.isSaving || !(form.isDirty || canSaveAsItIs)
  return (
    <FormSaveBar form={form}>
      {maySubmit(shop, product) && (
        <Button disabled={isOff} onClick={onSubmit}>
          保存并提审
        </Button>
      )}
      <Button type="primary" disabled={isOff} loading={form.isSaving} onClick={onSave}>
        保存
      </Button>
    </FormSaveBar>
  )
}
