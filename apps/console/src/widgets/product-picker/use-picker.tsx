import type { PickerRow } from '@zhanggui/contract/product'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'

export interface PickerDialogProps<R> {
  readonly request: R
  readonly onPicked: (picked: readonly PickerRow[]) => void
  readonly onClose: () => void
}

export interface Picker<R> {
  /** Opens the list over the page; `undefined` when nothing was taken. */
  readonly pick: (request: R) => Promise<readonly PickerRow[] | undefined>
  /** To be put anywhere into the page. */
  readonly dialog: ReactNode
}

interface Open<R> {
  readonly request: R
  readonly answer: (picked: readonly PickerRow[] | undefined) => void
}

/** A dialog of products as a question with an answer. */
export function usePicker<R>(Dialog: ComponentType<PickerDialogProps<R>>): Picker<R> {
  const [open, setOpen] = useState<Open<R>>()
  const close = (picked: readonly PickerRow[] | undefined) => {
    open?.answer(picked)
    setOpen(undefined)
  }
  return {
    pick: (request) => new Promise((answer) => setOpen({ request, answer })),
    dialog: open && (
      <Suspense>
        <Dialog request={open.request} onPicked={close} onClose={() => close(undefined)} />
      </Suspense>
    ),
  }
}
