import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useDialogQuestion } from '#ui/action/question/use-dialog-question.ts'
import type { PictureRow } from '@zhanggui/contract/picture'
import { type ReactNode, Suspense } from 'react'
import type { PickRequest } from './pick-request.ts'

const PickerDialog = lazyPart(() => import('./picker.dialog.tsx'))

interface PicturePicker {
  /** Opens the library over the page; `undefined` when nothing was taken. */
  readonly pick: (request: PickRequest) => Promise<PictureRow[] | undefined>
  /** To be put anywhere into the page. */
  readonly dialog: ReactNode
}

export function usePicturePicker(): PicturePicker {
  const { request, ask, close } = useDialogQuestion<PickRequest, PictureRow[]>()
  const dialog = request && (
    <Suspense>
      <PickerDialog request={request} onPicked={close} onClose={() => close(undefined)} />
    </Suspense>
  )
  return { pick: ask, dialog }
}
