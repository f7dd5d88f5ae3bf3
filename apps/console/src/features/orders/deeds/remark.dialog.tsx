import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { PhrasePicker } from '#widgets/phrases/phrase-picker.tsx'
import { Input } from 'antd'

const LONGEST = 50

interface Props {
  readonly order: { readonly orderNo: string; readonly merchantRemark: string }
  readonly onClose: () => void
}

/** The shop's own note on an order; buyers do not see it. */
export default function RemarkDialog({ order: { orderNo, merchantRemark }, onClose }: Props) {
  const form = useForm({
    call: orderApi.remark,
    schema: orderApi.remark.body.pick({ remark: true }),
    loaded: () => ({ remark: merchantRemark }),
    toInput: ({ remark }) => ({ orderNo, remark }),
    success: '操作成功',
    onSaved: () => markChanged(orderApi.list, orderNo),
  })
  const { remark } = form.values
  return (
    <EditDialog form={form} title="订单备注" onClose={onClose}>
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
