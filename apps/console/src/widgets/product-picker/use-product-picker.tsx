import type { PickerRow } from '@zhanggui/contract/product'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ProductRequest } from './product-request.ts'

interface Open {
  readonly request: ProductRequest
  readonly answer: (picked: readonly PickerRow[] | undefined) => void
}

const ProductPickerDialog = lazy(() => import('./product-picker.dialog.tsx'))

interface ProductPicker {
  /** Opens the list over the page; `undefined` when nothing was taken. */
  readonly pick: (request: ProductRequest) => Promise<readonly PickerRow[] | undefined>
  /** To be put anywhere into the page. */
  readonly dialog: ReactNode
}

export function useProductPicker(): ProductPicker {
  const [open, setOpen] = useState<Open>()
  const pick = (request: ProductRequest) =>
    new Promise<readonly PickerRow[] | undefined>((answer) => setOpen({ request, answer }))
  const close = (picked: readonly PickerRow[] | undefined) => {
    open?.answer(picked)
    setOpen(undefined)
  }
  const dialog = open && (
    <Suspense>
      <ProductPickerDialog request={open.request} onPicked={close} onClose={() => close(undefined)} />
    </Suspense>
  )
  return { pick, dialog }
}
