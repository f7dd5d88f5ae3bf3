import '../rooms.css'
import { useCall } from '#api/use-call.ts'
import { Copy } from '#ui/action/copy.tsx'
import { missingOf } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { Modal } from 'antd'

interface Props {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

/** The code that leads into a room, to be shown or downloaded. */
export default function ShareCodeDialog({ id, name, onClose }: Props) {
  const code = useCall(liveRoomApi.shareCode, { id }, { staleTime: 0 })
  const waiting = missingOf([code])
  return (
    <Modal open title={`直播间二维码：${name}`} width={420} footer={null} onCancel={onClose}>
      {waiting && <WaitingFor waiting={waiting} rows={4} />}
      {code.data && (
        <div className="room-code">
          <img src={code.data.cdnUrl} alt={`${name}的二维码`} width={240} height={240} />
          <p>用微信扫码进入直播间</p>
          <a
            className="button"
            data-look="primary"
            href={code.data.cdnUrl}
            download={`${name}.${endingOf(code.data.cdnUrl)}`}
          >
            下载二维码
          </a>
          <p className="room-code-path">
            小程序路径：<code>{code.data.pagePath}</code>
            <Copy text={code.data.pagePath} label="小程序路径" />
          </p>
        </div>
      )}
    </Modal>
  )
}

/** What kind of picture a data address holds. */
const endingOf = (address: string) => /^data:image\/(png|jpeg|svg)/.exec(address)?.[1]?.replace('jpeg', 'jpg') ?? 'png'
