import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { refundApi, type RefundRow } from '@zhanggui/contract/order/refund'
import { RemarkFields } from '#widgets/phrases/remark-fields.tsx'

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
  return (
    <EditDialog form={form} title="退款单备注" onClose={onClose}>
      <RemarkFields form={form} orderNo={orderNo} />
    </EditDialog>
  )
}
