import { mayCall, useSession } from '#api/session.ts'
import { FormSaveBar } from '#ui/form/form-save-bar.tsx'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import { Button } from 'antd'
import { publishLabel } from './save-questions.ts'
import type { ProductForm } from './use-product-form.ts'
import type { ShopSwitches } from './save-questions.ts'

interface Props {
  readonly form: ProductForm
  readonly product: ProductDetail | undefined
  readonly shop: ShopSwitches
  readonly onPublish: () => void
}

export function EditorSaveBar({ form, product, shop, onPublish }: Props) {
  const isAllowed = mayCall(form.call, useSession())
  if (!isAllowed) return null
  const label = publishLabel(shop, product)
  // What is submitted or put on sale need not have changed.
  const mayPublish = form.canSave || (product !== undefined && form.conflict === undefined)
  return (
    <FormSaveBar form={form}>
      {label !== undefined && (
        <Button disabled={form.isSaving || !mayPublish} onClick={onPublish}>
          {label}
        </Button>
      )}
      <Button
        type="primary"
        disabled={form.isSaving || !form.canSave}
        loading={form.isSaving}
        onClick={() => void form.save()}
      >
        保存
      </Button>
    </FormSaveBar>
  )
}
