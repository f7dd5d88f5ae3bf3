import { ActionButton } from '#ui/action/action-button.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { PickedCoupon } from '@zhanggui/contract/coupon/coupon-fields'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { couponReceive } from '@zhanggui/domain/coupon/coupon-codes'
import { MOST_SENT } from '@zhanggui/domain/coupon/coupon-rules'
import { useApp } from '#ui/feedback/use-app.ts'
import { Modal } from 'antd'
import { CouponTable } from './coupon-table.tsx'

type ToAll = Omit<InputOf<typeof couponApi.sendToAll>, 'couponId'>

interface Props {
  /** These users, or everybody whom a filter lets through. */
  readonly to: { readonly uids: readonly number[] } | ToAll
  /** Everybody who is meant, in words. */
  readonly toWhom: string
  /** A task that goes on by itself. */
  readonly onStarted: (taskId: number) => void
  readonly onClose: () => void
}

/** Mode 'send' of the coupon picker (spec §5): a coupon for some users, a button in each row. */
export default function SendCouponDialog({ to, toWhom, onStarted, onClose }: Props) {
  const { message } = useApp()
  const isNarrow = useNarrow()
  const question = ({ name }: PickedCoupon) => ({
    text: `发送优惠劵吗？「${name}」将发给${toWhom}，已经有这张券的会跳过。`,
    action: '发送',
  })
  const sendButton = (coupon: PickedCoupon) =>
    'uids' in to ? (
      <ActionButton
        call={couponApi.send}
        input={{ couponId: coupon.id, uid: to.uids }}
        look="link"
        confirm={question(coupon)}
        because={to.uids.length > MOST_SENT ? `一次最多发送给${MOST_SENT}个用户` : undefined}
        success=""
        onDone={({ sent, skipped }) => {
          void message.success(`发送成功，${sent} 人收到${skipped > 0 ? `，${skipped} 人已有此券` : ''}`)
          onClose()
        }}
      >
        发送
      </ActionButton>
    ) : (
      <ActionButton
        call={couponApi.sendToAll}
        input={{ couponId: coupon.id, ...to }}
        look="link"
        confirm={question(coupon)}
        success=""
        onDone={({ taskId }) => onStarted(taskId)}
      >
        发送
      </ActionButton>
    )
  return (
    <Modal open title="发送优惠券" width={944} centered={isNarrow} footer={null} onCancel={onClose}>
      <p className="send-coupon-to">发送给{toWhom}</p>
      <CouponTable type={couponReceive.is.manual} action={sendButton} />
    </Modal>
  )
}
