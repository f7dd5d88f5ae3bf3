import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { RemarkFields } from '#widgets/phrases/remark-fields.tsx'

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
  return (
    <EditDialog form={form} title="订单备注" onClose={onClose}>
      <RemarkFields form={form} orderNo={orderNo} />
    </EditDialog>
  )
}
