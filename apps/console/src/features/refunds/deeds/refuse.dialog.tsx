import './refund-dialogs.css'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { useForm } from '#ui/form/use-form.ts'
import { PhrasePicker } from '#widgets/phrases/phrase-picker.tsx'
import { text } from '@zhanggui/contract/kernel/shapes'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi, type RefundRow } from '@zhanggui/contract/order/refund'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { Input } from 'antd'
import { z } from 'zod'

const LONGEST = 255

interface Props {
  readonly refund: RefundRow
  /** The goods that came back, not the application. */
  readonly isGoods: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

interface Words {
  readonly reason: string
}

/** Says no, with the reason that the buyer reads. */
export default function RefuseDialog({ isGoods, ...props }: Props) {
  return isGoods ? <RefuseGoods {...props} /> : <RefuseApplication {...props} />
}

type PartProps = Omit<Props, 'isGoods'>

function RefuseApplication({ refund, onDone, onClose }: PartProps) {
  const form = useForm({
    call: refundApi.audit,
    schema: z.object({ reason: text('拒绝退款原因', { max: LONGEST, blank: '请填写拒绝退款原因' }) }),
    loaded: (): Words => ({ reason: '' }),
    toInput: ({ reason }) => ({ refundOrderNo: refund.refundOrderNo, auditType: 'refuse', reason }),
    success: '审核成功',
    refresh: [orderApi],
    onSaved: onDone,
  })
  return <RefusalForm form={form} refund={refund} title="拒绝退款" onClose={onClose} />
}

function RefuseGoods({ refund, onDone, onClose }: PartProps) {
  const form = useForm({
    call: refundApi.refuseGoods,
    schema: refundApi.refuseGoods.body.pick({ reason: true }),
    loaded: (): Words => ({ reason: '' }),
    toInput: ({ reason }) => ({ refundOrderNo: refund.refundOrderNo, reason }),
    success: '拒绝收货成功',
    refresh: [orderApi],
    onSaved: onDone,
  })
  return <RefusalForm form={form} refund={refund} title="拒绝收货" onClose={onClose} />
}

interface FormProps {
  readonly form: Form<Words>
  readonly refund: RefundRow
  readonly title: string
  readonly onClose: () => void
}

function RefusalForm({ form, refund, title, onClose }: FormProps) {
  const { reason } = form.values
  return (
    <EditDialog form={form} title={title} saveText={title} onClose={onClose}>
      <p className="refusal-about">
        {`${refund.userNickName} 申请退款 ¥${formatYuan(refund.refundPrice)}`}
        {refund.refundReasonWap !== '' && `：${refund.refundReasonWap}`}
      </p>
      <Field form={form} name="reason" label={`${title}原因`}>
        <Input.TextArea rows={4} maxLength={LONGEST} showCount placeholder="用户会看到这段话" />
      </Field>
      <PhrasePicker
        kind={phraseKind.is.refundRefusal}
        text={reason}
        values={{
          买家: refund.userNickName,
          订单号: refund.orderNo,
          商品: refund.refundOrderInfo.productName,
          金额: formatYuan(refund.refundPrice),
        }}
        onPick={(phrase) => form.change({ reason: (reason + phrase).slice(0, LONGEST) })}
      />
    </EditDialog>
  )
}
