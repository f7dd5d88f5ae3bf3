import './upload.dialog.css'
import { useApp } from '#ui/feedback/use-app.ts'
import { UploadList } from '#ui/upload/upload-list.tsx'
import { type Uploads, useUploads } from '#ui/upload/use-uploads.ts'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import { InboxOutlined } from '@ant-design/icons'
import type { UploadedFile } from '@zhanggui/contract/picture'
import { Button, Modal, TreeSelect, Upload } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { placesOf } from '#widgets/picture-picker/categories/category-places.ts'
import type { LibraryPlace } from '#widgets/picture-picker/library/library-place.ts'
import { acceptOf, type PictureKind, pictureKinds, whyNotUpload } from '#widgets/picture-picker/library/picture-kind.ts'
import { usePictureCategories } from '#widgets/picture-picker/categories/use-picture-categories.ts'
import { pastedName } from './picture-name.ts'
import { useSendPicture } from './use-send-picture.ts'

interface Props {
  readonly place: LibraryPlace
  /** They are new in the library, in this category. */
  readonly onArrived: (files: readonly UploadedFile[], pid: number) => unknown
  readonly onCrop: () => void
  readonly onClose: () => void
}

/** Many files at once, chosen, dropped or pasted; each with its own progress and its own failure. */
export default function UploadDialog({ place, onArrived, onCrop, onClose }: Props) {
  const { kind } = place
  const [pid, setPid] = useState(place.pid)
  const { confirm } = useConfirm()
  const uploads = useUploads({
    send: useSendPicture(pid),
    refuse: (file) => whyNotUpload(kind, file, place.mostBytes),
  })
  useArrivals(uploads, (files) => onArrived(files, pid), onClose)

  const close = async () => {
    const question = { text: '还有文件正在上传，关闭将取消上传。', action: '取消上传并关闭' }
    if (!uploads.isBusy || (await confirm(question))) onClose()
  }
  return (
    <Modal
      open
      title={`上传${pictureKinds[kind].label}`}
      width={950}
      mask={{ closable: false }}
      onCancel={() => void close()}
      footer={
        <>
          {kind === 'picture' && <Button onClick={onCrop}>裁剪后上传</Button>}
          <Button type="primary" loading={uploads.isBusy} onClick={() => void close()}>
            完成
          </Button>
        </>
      }
    >
      <div className="upload-sheet">
        <CategoryChoice kind={kind} value={pid} onChange={setPid} />
        <Upload.Dragger
          multiple
          pastable
          showUploadList={false}
          // A file of another type is named in the list with the reason, not swallowed.
          accept={{ format: acceptOf(kind), filter: 'native' }}
          beforeUpload={(file) => {
            uploads.add([new File([file], pastedName(file.name, new Date()), { type: file.type })])
            return false
          }}
        >
          <span className="upload-hint">
            <InboxOutlined aria-hidden />
            <span>点击选择{pictureKinds[kind].label}，或者拖到这里</span>
            <small>
              可以一次选择多个{kind === 'picture' && '，也可以直接粘贴截图'}；支持{' '}
              {pictureKinds[kind].endings.join('、')}
            </small>
          </span>
        </Upload.Dragger>
        <UploadList uploads={uploads} />
      </div>
    </Modal>
  )
}

interface ChoiceProps {
  readonly kind: PictureKind
  readonly value: number
  readonly onChange: (pid: number) => void
}

const CategoryChoice = ({ kind, value, onChange }: ChoiceProps) => (
  <div className="upload-place">
    上传至分类
    <TreeSelect<number>
      aria-label="上传至分类"
      treeData={placesOf(usePictureCategories().data ?? [], kind)}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      value={value}
      onChange={onChange}
    />
  </div>
)

/** Once nothing is on its way any more: says so, shows the new pictures, and leaves unless a failure is to be read. */
function useArrivals(
  uploads: Uploads<UploadedFile>,
  onArrived: (files: readonly UploadedFile[]) => unknown,
  onClose: () => void,
) {
  const { message } = useApp()
  const { items, isBusy } = uploads
  const done = items.flatMap(({ result }) => result ?? [])
  const told = useRef(0)
  const tell = useEffectEvent(() => {
    if (done.length <= told.current) return
    told.current = done.length
    void message.success('上传成功')
    void onArrived(done)
    if (done.length === items.length) onClose()
  })
  useEffect(() => {
    if (!isBusy) tell()
  }, [isBusy])
}
