import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { ScissorOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { whyNotCrop } from '#widgets/picture-picker/library/picture-selection.ts'
import type { Library } from '#widgets/picture-picker/library/use-library.ts'
import { useReason } from './use-reason.ts'

const UploadDialog = lazyPart(() => import('./upload.dialog.tsx'))
const CropDialog = lazyPart(() => import('#widgets/picture-picker/crop/crop.dialog.tsx'))

interface Props {
  readonly library: Library
  /** The first thing to do here; beside another it steps back. */
  readonly isMain: boolean
}

/** 上传, and 裁剪图片 while pictures are chosen (spec §4). */
export function UploadOrCrop({ library, isMain }: Props) {
  const { place, selected, showNew } = library
  const [dialog, setDialog] = useState<'upload' | 'crop'>()
  const unless = useReason()
  const isCrop = selected.length > 0 && place.kind === 'picture'
  const close = () => setDialog(undefined)
  const open = () => (isCrop ? unless(whyNotCrop(selected), () => setDialog('crop')) : setDialog('upload'))
  return (
    <>
      <Button
        type={isMain ? 'primary' : 'default'}
        icon={isCrop ? <ScissorOutlined aria-hidden /> : <UploadOutlined aria-hidden />}
        onClick={open}
      >
        {isCrop ? '裁剪图片' : '上传'}
      </Button>
      <Suspense>
        {dialog === 'upload' && (
          <UploadDialog place={place} onArrived={showNew} onCrop={() => setDialog('crop')} onClose={close} />
        )}
        {dialog === 'crop' && (
          <CropDialog
            pid={place.pid}
            picture={selected[0]}
            ratio={place.ratio}
            onArrived={(file) => showNew([file], place.pid)}
            onMany={() => setDialog('upload')}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
