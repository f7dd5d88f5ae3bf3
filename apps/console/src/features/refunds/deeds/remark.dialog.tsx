import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { refundApi } from '@zhanggui/contract/order/refund'
import { Input } from 'antd'

interface Props {
  readonly refund: { readonly refundOrderNo: string; readonly merRemark: string }
  readonly onClose: () => void
}

/** The shop's own note on a refund; buyers do not see it. */
export default function RemarkDialog({ refund: { refundOrderNo, merRemark }, onClose }: Props) {
  const form = useForm({
    call: refundApi.remark,
    schema: refundApi.remark.body.pick({ remark: true }),
    loaded: () => ({ remark: merRemark }),
    toInput: ({ remark }) => ({ refundOrderNo, remark }),
    success: '操作成功',
    onSaved: () => markChanged(refundApi.list, refundOrderNo),
  })
  return (
    <EditDialog form={form} title="退款单备注" onClose={onClose}>
      <Field form={form} name="remark" label="备注">
        <Input.TextArea rows={3} maxLength={50} showCount placeholder="仅店内可见" />
      </Field>
    </EditDialog>
  )
}
