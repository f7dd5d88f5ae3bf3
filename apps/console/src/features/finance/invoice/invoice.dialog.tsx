import { upload } from '#api/upload.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { FileInput } from '#ui/upload/file-input.tsx'
import { invoiceApi, type InvoiceRow } from '@zhanggui/contract/finance/invoice'
import { pictureApi } from '@zhanggui/contract/picture'
import { invoiceStatus } from '@zhanggui/domain/finance/invoice-codes'
import { Input } from 'antd'
import { InvoiceAbout } from './invoice-about.tsx'

interface Props {
  readonly invoice: InvoiceRow
  readonly onClose: () => void
}

const TEN_MEGABYTES = 10 * 1024 * 1024

/** Uploads the file of an invoice, or of the red letter that corrects it. */
export default function InvoiceDialog({ invoice, onClose }: Props) {
  const isRed = invoice.status === invoiceStatus.is.redDue
  const call = isRed ? invoiceApi.red : invoiceApi.issue
  const form = useForm({
    call,
    schema: invoiceApi.issue.body.pick({ number: true, fileUrl: true }),
    loaded: () => ({ number: '', fileUrl: '' }),
    toInput: (draft) => ({ ...draft, id: invoice.id, version: invoice.version }),
    success: isRed ? '红字发票已上传' : '发票已开具',
  })
  return (
    <EditDialog
      form={form}
      title={isRed ? '开红字发票' : '开票'}
      saveText={isRed ? '上传红字发票' : '开具并送达'}
      onClose={onClose}
    >
      <InvoiceAbout of={invoice} />
      <Field form={form} name="number" label={isRed ? '红字发票号码' : '发票号码'}>
        <Input inputMode="numeric" maxLength={20} placeholder="数电发票为20位数字" />
      </Field>
      <Field form={form} name="fileUrl" label="发票文件" hint="PDF 格式，不超过 10 MB">
        <FileInput
          accept=".pdf"
          maxSize={TEN_MEGABYTES}
          buttonText="上传 PDF"
          send={(file, way) =>
            upload(pictureApi.uploadFile, { model: 'invoice', pid: 0 }, file, { ...way, quiet: true })
          }
        />
      </Field>
    </EditDialog>
  )
}
