import type { PictureRow } from '@zhanggui/contract/picture'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PickRequest } from './pick-request.ts'

interface Open extends PickRequest {
  readonly answer: (picked: PictureRow[] | undefined) => void
}

const PickerDialog = lazy(() => import('./picker.dialog.tsx'))

interface PicturePicker {
  /** Opens the library over the page; `undefined` when nothing was taken. */
  readonly pick: (request: PickRequest) => Promise<PictureRow[] | undefined>
  /** To be put anywhere into the page. */
  readonly dialog: ReactNode
}

export function usePicturePicker(): PicturePicker {
  const [open, setOpen] = useState<Open>()
  const pick = (request: PickRequest) =>
    new Promise<PictureRow[] | undefined>((answer) => setOpen({ ...request, answer }))
  const close = (picked: PictureRow[] | undefined) => {
    open?.answer(picked)
    setOpen(undefined)
  }
  const dialog = open && (
    <Suspense>
      <PickerDialog request={open} onPicked={close} onClose={() => close(undefined)} />
    </Suspense>
  )
  return { pick, dialog }
}
