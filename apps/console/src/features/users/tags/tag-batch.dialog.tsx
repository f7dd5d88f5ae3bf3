import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { ListState } from '#ui/list/use-list-state.ts'
import { userApi } from '@zhanggui/contract/user/user'
import { type TagChange, tagChange } from '@zhanggui/domain/order/shopper-codes'
import { TagChoice } from './tag-choice.tsx'

interface Props {
  readonly way: Exclude<TagChange, 'set'>
  readonly list: ListState<typeof userApi.list>
  readonly onClose: () => void
}

/** The same tags for the ticked users, or for everybody whom the list shows. */
export default function TagBatchDialog({ way, list: { selection, filter }, onClose }: Props) {
  const chosen = selection.isAll ? { filter, expected: selection.count } : { uids: selection.rows.map(({ id }) => id) }
  const form = useForm({
    call: userApi.setTags,
    schema: userApi.setTags.body.pick({ tagIds: true }).refine(({ tagIds }) => tagIds.length > 0, {
      path: ['tagIds'],
      error: '请选择标签',
    }),
    loaded: () => ({ tagIds: [] as readonly number[] }),
    toInput: ({ tagIds }) => ({ ...chosen, tagIds, way }),
    success: way === tagChange.is.add ? '已添加标签' : '已移除标签',
    onSaved: selection.clear,
  })
  const label = tagChange.label(way)
  return (
    <EditDialog form={form} title={`为 ${selection.count} 个用户${label}`} saveText={label} onClose={onClose}>
      <Field form={form} name="tagIds" label="标签">
        <TagChoice />
      </Field>
    </EditDialog>
  )
}
