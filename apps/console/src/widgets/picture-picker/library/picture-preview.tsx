import { Image, Modal } from 'antd'
import type { PictureKind } from './picture-kind.ts'

interface Props {
  readonly kind: PictureKind
  readonly paths: readonly string[]
  /** Which of them is looked at. */
  readonly shown: number
  readonly onShow: (shown: number | undefined) => void
}

/** Pictures in full size with the usual tools, videos with their controls. */
export default function PicturePreview({ kind, paths, shown, onShow }: Props) {
  if (kind === 'video') {
    return (
      <Modal open title="预览视频" width={720} footer={null} onCancel={() => onShow(undefined)}>
        <video className="picture-player" src={paths[shown]} aria-label="视频" controls autoPlay muted playsInline />
      </Modal>
    )
  }
  return (
    <Image.PreviewGroup
      items={[...paths]}
      preview={{
        open: true,
        current: shown,
        onChange: onShow,
        onOpenChange: (isOpen) => !isOpen && onShow(undefined),
      }}
    />
  )
}
