import type { PictureRow } from '@zhanggui/contract/picture'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { LibraryFrame } from '#widgets/picture-picker/library/library-frame.tsx'
import { type LibraryPlace, librarySizes, movedTo } from '#widgets/picture-picker/library/library-place.ts'
import type { PickRequest } from './pick-request.ts'
import { PictureGrid } from '#widgets/picture-picker/library/picture-grid.tsx'
import { pictureKinds } from '#widgets/picture-picker/library/picture-kind.ts'
import { useLibrary } from '#widgets/picture-picker/library/use-library.ts'
import { UseSelectedButton } from './use-selected-button.tsx'

interface Props {
  readonly request: PickRequest
  readonly onPicked: (rows: PictureRow[]) => void
  readonly onClose: () => void
}

/** The library over a page, to take pictures from it. */
export default function PickerDialog({ request, onPicked, onClose }: Props) {
  const sizes = request.kind === undefined ? librarySizes.page : librarySizes.dialog
  const [place, setPlace] = useState<LibraryPlace>({
    pid: 0,
    kind: request.kind ?? 'picture',
    name: '',
    page: 1,
    size: sizes[0],
    ...(request.mostBytes === undefined ? {} : { mostBytes: request.mostBytes }),
    ...(request.ratio === undefined ? {} : { ratio: request.ratio }),
  })
  const { mode, max = Number.POSITIVE_INFINITY } = request
  const most = mode === 'single' ? 1 : max
  const library = useLibrary(place, (change) => setPlace((before) => movedTo(before, change)), most)
  return (
    <Modal
      open
      title={`选择${request.kind === undefined ? '素材' : pictureKinds[request.kind].label}`}
      width={944}
      className="picture-picker"
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <UseSelectedButton library={library} limits={{ mode, max, kind: place.kind }} onUse={onPicked} />
        </>
      }
      onCancel={onClose}
    >
      <LibraryFrame library={library} sizes={sizes} isKindFixed={request.kind !== undefined} lead={null}>
        <PictureGrid library={library} onTake={(row) => onPicked([row])} />
      </LibraryFrame>
    </Modal>
  )
}
