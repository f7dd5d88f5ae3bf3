import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { userApi, type UserRow } from '@zhanggui/contract/user/user'
import { tagChange } from '@zhanggui/domain/order/shopper-codes'
import { TagChoice } from './tag-choice.tsx'

interface Props {
  readonly user: Pick<UserRow, 'id' | 'nickname' | 'tagList'>
  readonly onClose: () => void
}

/** The tags of one user. */
export default function TagDialog({ user: { id, nickname, tagList }, onClose }: Props) {
  const form = useForm({
    call: userApi.setTags,
    schema: userApi.setTags.body.pick({ tagIds: true }),
    loaded: () => ({ tagIds: tagList.map((tag) => tag.id) as readonly number[] }),
    toInput: ({ tagIds }) => ({ uids: [id], tagIds, way: tagChange.is.set }),
    success: '标签已保存',
    onSaved: () => markChanged(userApi.list, id),
  })
  return (
    <EditDialog form={form} title={`${nickname}的标签`} onClose={onClose}>
      <Field form={form} name="tagIds" label="标签" isRequired={false}>
        <TagChoice />
      </Field>
    </EditDialog>
  )
}
