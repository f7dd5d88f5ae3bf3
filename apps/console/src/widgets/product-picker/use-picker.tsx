import { useDialogQuestion } from '#ui/action/question/use-dialog-question.ts'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import { type ComponentType, type ReactNode, Suspense } from 'react'

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

/** A dialog of products as a question with an answer. */
export function usePicker<R>(Dialog: ComponentType<PickerDialogProps<R>>): Picker<R> {
  const { request, ask, close } = useDialogQuestion<R, readonly PickerRow[]>()
  return {
    pick: ask,
    dialog: request !== undefined && (
      <Suspense>
        <Dialog request={request} onPicked={close} onClose={() => close(undefined)} />
      </Suspense>
    ),
  }
}
