import { useCall } from '#api/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { usePopupLife } from '#ui/menu/use-popup-life.ts'
import { configApi } from '@zhanggui/contract/config'
import { type RefObject, useRef, useState } from 'react'

/** The platform's setting with the code that people scan to become an anchor. */
const KEY = 'mer_live_anchor_qrcode'

/** Shows where one signs up as an anchor. */
export function BecomeAnchor() {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLSpanElement>(null)
  return (
    <span ref={frame} className="room-anchor">
      <Button aria-expanded={isOpen} aria-haspopup="dialog" onClick={() => setOpen(!isOpen)}>
        成为主播
      </Button>
      {isOpen && <AnchorCode opener={frame} onClose={() => setOpen(false)} />}
    </span>
  )
}

interface Props {
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

function AnchorCode({ opener, onClose }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  usePopupLife(popup, opener, onClose)
  const { data } = useCall(configApi.getuniq, { key: KEY })
  return (
    <div ref={popup} role="dialog" aria-label="成为主播" tabIndex={-1} className="room-anchor-code">
      {data ? (
        <>
          <img src={data} alt="成为主播的二维码" width={176} height={176} />
          <p>用微信扫码，实名认证后成为小程序主播</p>
        </>
      ) : (
        <p>{data === undefined ? '正在读取…' : '平台还没有设置主播报名的二维码，请联系平台。'}</p>
      )}
    </div>
  )
}
