import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { invoiceApi, type InvoiceRow } from '@zhanggui/contract/finance/invoice'
import { Input } from 'antd'
import { InvoiceAbout } from './invoice-about.tsx'

interface Props {
  readonly invoice: InvoiceRow
  readonly onClose: () => void
}

/** Says no to a request; the buyer may ask again with other words. */
export default function CloseInvoiceDialog({ invoice, onClose }: Props) {
  const form = useForm({
    call: invoiceApi.close,
    schema: invoiceApi.close.body.pick({ reason: true }),
    loaded: () => ({ reason: '' }),
    toInput: ({ reason }) => ({ id: invoice.id, reason }),
    success: '已拒绝',
  })
  return (
    <EditDialog form={form} title="拒绝开票" saveText="拒绝开票" onClose={onClose}>
      <InvoiceAbout of={invoice} />
      <Field form={form} name="reason" label="拒绝原因">
        <Input.TextArea rows={3} maxLength={100} showCount placeholder="用户会看到，可修改后重新申请" />
      </Field>
    </EditDialog>
  )
}
