import { Can } from '#ui/action/can.tsx'
import { TextFilter } from '#ui/list/filters/text-filter.tsx'
import { DeleteOutlined } from '@ant-design/icons'
import { pictureApi } from '@zhanggui/contract/picture'
import { Button, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { MoveSelect } from './move-select.tsx'
import { type PictureKind, pictureKinds } from './picture-kind.ts'
import { whyNotAct } from './picture-selection.ts'
import { UploadOrCrop } from '#widgets/picture-picker/upload/upload-or-crop.tsx'
import { useDeletePictures } from './use-delete-pictures.tsx'
import type { Library } from './use-library.ts'
import { useReason } from '#widgets/picture-picker/upload/use-reason.ts'

interface Props {
  readonly library: Library
  readonly isKindFixed: boolean
  readonly lead: ReactNode
  readonly more: ReactNode
  readonly tail: ReactNode
}

const kinds = (['picture', 'video'] as const).map((kind) => ({ value: kind, label: pictureKinds[kind].label }))

/** What can be done with the pictures; the dialogs that it takes. */
export function LibraryTools({ library, isKindFixed, lead, more, tail }: Props) {
  const { place, selected } = library
  const { deletePictures, isBusy } = useDeletePictures(library.restart)
  const unless = useReason()
  return (
    <div className="library-tools" role="group" aria-label="素材操作">
      {!isKindFixed && (
        <Segmented<PictureKind>
          aria-label="素材类型"
          options={kinds}
          value={place.kind}
          onChange={(kind) => library.go({ kind })}
        />
      )}
      {lead}
      <Can call={pictureApi.uploadImage}>
        <UploadOrCrop library={library} isMain={lead === undefined} />
      </Can>
      <Can call={pictureApi.delete}>
        <Button
          danger
          icon={<DeleteOutlined aria-hidden />}
          loading={isBusy}
          onClick={() => unless(whyNotAct(selected, place.kind), () => void deletePictures(selected))}
        >
          删除
        </Button>
      </Can>
      <Can call={pictureApi.move}>
        <MoveSelect library={library} />
      </Can>
      {more}
      {selected.length > 0 && (
        <span className="library-chosen" role="status">
          已选 {selected.length} {pictureKinds[place.kind].measure}
        </span>
      )}
      <span className="library-gap" />
      <div className="library-search">
        <TextFilter
          label="搜索名称"
          placeholder="搜索名称"
          value={place.name}
          onChange={(name) => library.go({ name })}
        />
      </div>
      {tail}
    </div>
  )
}
