import { useCall } from '#api/use-call.ts'
import { useAction } from '#ui/action/use-action.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { usePicturePicker } from '#widgets/picture-picker/picker/use-picture-picker.tsx'
import { pictureApi, type PictureRow, type PictureUse } from '@zhanggui/contract/picture'
import { pictureReplacementApi } from '@zhanggui/contract/store/picture-replacement'
import { whyNotReplaceIn } from '@zhanggui/domain/picture/picture-places'
import { whyNotReplace } from '@zhanggui/domain/picture/picture-rules'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { PicturePair } from './picture-pair.tsx'
import { UseList } from './use-list.tsx'

interface Props {
  readonly picture: PictureRow
  readonly onStarted: (taskId: number) => void
  readonly onClose: () => void
}

const asFile = ({ attId, attType }: PictureRow) => ({ id: attId, type: attType })
const whyNotThese = (from: PictureRow, to: PictureRow) => whyNotReplace({ from: asFile(from), to: asFile(to) })

/** Where a picture is shown, which one shall stand there instead, and in how many places. */
export default function ReplaceDialog({ picture, onStarted, onClose }: Props) {
  const { data, error, refetch } = useCall(pictureApi.usage, { ids: [picture.attId] })
  const [chosen, setChosen] = useState<PictureRow>()
  const { pick, dialog } = usePicturePicker()
  const { run, isBusy } = useAction()
  const open = (data ?? []).filter(isOpen)
  const wrong = chosen && whyNotThese(picture, chosen)

  const choose = async () => {
    const [row] = (await pick({ mode: 'single', kind: 'picture' })) ?? []
    if (row) setChosen(row)
  }
  const start = () =>
    chosen &&
    run({
      call: pictureReplacementApi.replace,
      input: { attId: picture.attId, toAttId: chosen.attId },
      success: '',
      onDone: ({ taskId }) => onStarted(taskId),
    })
  return (
    <Modal
      open
      title="替换到所有位置"
      width={640}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            type="primary"
            disabled={!chosen || wrong !== undefined || open.length === 0}
            loading={isBusy}
            onClick={() => void start()}
          >
            开始替换
          </Button>
        </>
      }
    >
      <div className="replace-picture">
        <PicturePair
          from={picture}
          to={chosen}
          choose={
            <Button type={chosen ? 'default' : 'primary'} onClick={() => void choose()}>
              {chosen ? '换一张' : '选择新图片'}
            </Button>
          }
        />
        {wrong !== undefined && <Wrong>{wrong}</Wrong>}
        {data ? <Places of={data} /> : <WaitingFor waiting={{ error, retry: () => void refetch() }} rows={3} />}
      </div>
      {dialog}
    </Modal>
  )
}

const Wrong = ({ children }: { readonly children: string }) => (
  <p className="replace-wrong" role="alert">
    {children}
  </p>
)

const isOpen = ({ kind }: PictureUse) => whyNotReplaceIn(kind) === undefined

/** Where the new picture will stand, and where it will not. */
function Places({ of: uses }: { readonly of: readonly PictureUse[] }) {
  if (uses.length === 0) return <p>没有地方在用这张图片，无需替换。</p>
  const open = uses.filter(isOpen)
  const closed = uses.filter((use) => !isOpen(use))
  return (
    <>
      {open.length > 0 && <UseList title={`逐处替换 ${open.length} 处`} uses={open} />}
      {closed.length > 0 && <UseList title={`${closed.length} 处不会替换`} uses={closed} whyOf={whyNotReplaceIn} />}
      {open.length > 0 && (
        <p className="replace-hint">
          在后台进行。需要重新审核的商品等不能直接换图的地方保留原图，结果里写明原因；完成后可以撤销。订单里的图片不变。
        </p>
      )}
    </>
  )
}
