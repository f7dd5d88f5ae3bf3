import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { refundApi, type RefundRow } from '@zhanggui/contract/order/refund'
import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { PhrasePicker } from '#widgets/phrases/phrase-picker.tsx'
import { Input } from 'antd'

const LONGEST = 50

interface Props {
  readonly refund: Pick<RefundRow, 'orderNo' | 'refundOrderNo' | 'merRemark'>
  readonly onClose: () => void
}

/** The shop's own note on a refund; buyers do not see it. */
export default function RemarkDialog({ refund: { orderNo, refundOrderNo, merRemark }, onClose }: Props) {
  const form = useForm({
    call: refundApi.remark,
    schema: refundApi.remark.body.pick({ remark: true }),
    loaded: () => ({ remark: merRemark }),
    toInput: ({ remark }) => ({ refundOrderNo, remark }),
    success: '操作成功',
    onSaved: () => markChanged(refundApi.list, refundOrderNo),
  })
  const { remark } = form.values
  return (
    <EditDialog form={form} title="退款单备注" onClose={onClose}>
      <Field form={form} name="remark" label="备注">
        <Input.TextArea rows={3} maxLength={LONGEST} showCount placeholder="仅店内可见" />
      </Field>
      <PhrasePicker
        kind={phraseKind.is.remark}
        text={remark}
        values={{ 订单号: orderNo }}
        onPick={(phrase) => form.change({ remark: (remark + phrase).slice(0, LONGEST) })}
      />
    </EditDialog>
  )
}
