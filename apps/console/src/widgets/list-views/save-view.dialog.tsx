import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { type ViewColumns, viewApi } from '@zhanggui/contract/view/view'
import { VIEW_NAME_LENGTH } from '@zhanggui/domain/view/view-rules'
import { Input, Radio } from 'antd'
import type { Shown } from './view-in-sight.ts'

interface Props {
  readonly list: string
  readonly content: Shown & { readonly columns: ViewColumns | null }
  readonly onSaved: (id: number) => void
  readonly onClose: () => void
}

const audiences = [
  { value: false, label: '仅自己可见' },
  { value: true, label: '全店可见' },
]

/** Keeps the list as it is seen now under a name. */
export default function SaveViewDialog({ list, content, onSaved, onClose }: Props) {
  const form = useForm({
    call: viewApi.save,
    schema: viewApi.save.body.pick({ name: true, isShared: true }),
    loaded: () => ({ name: '', isShared: false }),
    toInput: (named) => ({ list, ...content, ...named }),
    success: '已保存视图',
    onSaved: ({ id }) => onSaved(id),
  })
  return (
    <EditDialog form={form} title="保存为视图" width={420} onClose={onClose}>
      <Field form={form} name="name" label="视图名称">
        <Input maxLength={VIEW_NAME_LENGTH} showCount placeholder="例如：复购客户" />
      </Field>
      <Field form={form} name="isShared" label="谁可以看到">
        <Radio.Group options={audiences} />
      </Field>
    </EditDialog>
  )
}
