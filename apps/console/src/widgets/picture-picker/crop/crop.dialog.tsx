import './crop.dialog.css'
import type { PictureRow, UploadedFile } from '@zhanggui/contract/picture'
import { FilePickButton } from '#ui/upload/file-pick-button.tsx'
import { Button, Modal, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { cropRatios, ratiosFor } from './crop-box.ts'
import { CropTools } from './crop-tools.tsx'
import { acceptOf, whyNotUpload } from '#widgets/picture-picker/library/picture-kind.ts'
import { useCropResult } from './use-crop-result.ts'
import { useCropping } from './use-cropping.ts'
import { useLocalPicture } from './use-local-picture.ts'
import { cutName } from '#widgets/picture-picker/upload/picture-name.ts'
import { useReason } from '#widgets/picture-picker/upload/use-reason.ts'

interface Props {
  readonly pid: number
  /** The one to begin with. */
  readonly picture: Pick<PictureRow, 'name' | 'sattDir'> | undefined
  /** The shape to begin with, where whoever opened it wants one. */
  readonly ratio: number | undefined
  readonly onArrived: (file: UploadedFile) => unknown
  /** Many files instead. */
  readonly onMany: () => void
  readonly onClose: () => void
}

/** One picture, of the library or of this computer: cut, turned, saved into the library or to disk. */
export default function CropDialog({ pid, picture, ratio: wanted, onArrived, onMany, onClose }: Props) {
  // The stage measures itself, which it can only once the dialog has stopped moving.
  const [isOpen, setOpen] = useState(false)
  const [ratio, setRatio] = useState<number>(wanted ?? cropRatios[0].value)
  const local = useLocalPicture()
  const source = local.url ?? picture?.sattDir
  const isEmpty = source === undefined
  const { stage, hasBox, setHost, setPreview } = useCropping(isOpen ? source : undefined, ratio)
  const result = useCropResult(() => stage.current?.toBlob(), pid, cutName(local.name ?? picture?.name ?? '图片'))
  const unless = useReason()

  const save = async () => {
    const file = await result.save()
    if (!file) return
    onClose()
    await onArrived(file)
  }
  const changeRatio = (next: number) => {
    setRatio(next)
    stage.current?.setRatio(next)
  }
  return (
    <Modal
      open
      title="裁剪图片"
      width={950}
      mask={{ closable: false }}
      afterOpenChange={setOpen}
      onCancel={onClose}
      footer={[
        <Button key="many" onClick={onMany}>
          多图上传
        </Button>,
        <Button key="download" disabled={isEmpty} onClick={() => void result.download()}>
          下载
        </Button>,
        <Button key="save" type="primary" disabled={isEmpty} loading={result.isBusy} onClick={() => void save()}>
          上传至图片库
        </Button>,
      ]}
    >
      <div className="crop-sheet">
        <section aria-label="原始图片">
          <h3>原始图片</h3>
          <div ref={setHost} className="crop-stage" role="application" aria-label="裁剪区域，方向键移动图片" />
          <CropTools stage={stage} hasBox={hasBox} isDisabled={isEmpty}>
            <FilePickButton
              text="选择本地图片"
              accept={acceptOf('picture')}
              onPick={([file]) => file && unless(whyNotUpload('picture', file), () => local.open(file))}
            />
          </CropTools>
        </section>
        <CropSide place={setPreview} advice={adviceOf(isEmpty, hasBox)}>
          <RatioSelect wanted={wanted} ratio={ratio} onRatio={changeRatio} />
        </CropSide>
      </div>
    </Modal>
  )
}

function adviceOf(isEmpty: boolean, hasBox: boolean): string | undefined {
  if (isEmpty) return '请先选择一张图片'
  return hasBox ? undefined : '没有裁剪框，将使用整张图片'
}

interface SideProps {
  readonly place: (element: HTMLElement | null) => void
  /** Instead of the preview. */
  readonly advice: string | undefined
  readonly children: ReactNode
}

const CropSide = ({ place, advice, children }: SideProps) => (
  <section aria-label="实时预览">
    <h3>实时预览</h3>
    <div className="crop-preview">
      <div ref={place} />
      {advice && <p className="crop-none">{advice}</p>}
    </div>
    {children}
  </section>
)

interface RatioProps {
  readonly wanted: number | undefined
  readonly ratio: number
  readonly onRatio: (ratio: number) => void
}

const RatioSelect = ({ wanted, ratio, onRatio }: RatioProps) => (
  <div className="crop-ratio">
    裁剪比例
    <Select<number> aria-label="裁剪比例" options={[...ratiosFor(wanted)]} value={ratio} onChange={onRatio} />
  </div>
)
