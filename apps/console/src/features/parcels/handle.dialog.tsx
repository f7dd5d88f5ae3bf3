import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { HANDLED_NOTE_LENGTH } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { Input } from 'antd'

export type HandledParcels = Omit<InputOf<typeof parcelApi.handle>, 'note'> & { readonly title: string }

interface Props {
  readonly of: HandledParcels
  readonly onDone: () => void
  readonly onClose: () => void
}

/** What was done about the problems of parcels. */
export default function HandleDialog({ of: { title, ...which }, onDone, onClose }: Props) {
  const form = useForm({
    call: parcelApi.handle,
    schema: parcelApi.handle.body.pick({ note: true }),
    loaded: () => ({ note: '' }),
    toInput: ({ note }) => ({ ...which, note }),
    success: '已标记处理',
    onSaved: onDone,
  })
  return (
    <EditDialog form={form} title={title} saveText="标记处理" onClose={onClose}>
      <Field form={form} name="note" label="处理说明">
        <Input.TextArea
          rows={3}
          maxLength={HANDLED_NOTE_LENGTH}
          showCount
          placeholder="例如：已联系快递公司催件，明天派送"
        />
      </Field>
    </EditDialog>
  )
}
