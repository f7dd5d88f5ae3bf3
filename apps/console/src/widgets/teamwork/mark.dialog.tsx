import { useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { teamApi } from '@zhanggui/contract/order/team'
import { Select } from 'antd'
import { FlagSelect } from './flag-select.tsx'
import { peopleOptions } from './people-options.ts'
import { useTeamTags } from './use-team-tags.tsx'

type Input = InputOf<typeof teamApi.set>

interface Props {
  /** Which ones. */
  readonly of: Pick<Input, 'kind' | 'ids' | 'orderFilter' | 'refundFilter' | 'expected'>
  readonly count: number
  readonly onDone: () => void
  readonly onClose: () => void
}

type Values = Pick<Input, 'flag' | 'assigneeId' | 'addTagIds' | 'removeTagIds'>

/** Marks many at once: what is left open stays as it is. */
export default function MarkDialog({ of, count, onDone, onClose }: Props) {
  const me = useSession()?.user.id
  const { data: options } = useCall(teamApi.options, {})
  const tags = (options?.tagList ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const form = useForm({
    call: teamApi.set,
    schema: teamApi.set.body.pick({ flag: true, assigneeId: true, addTagIds: true, removeTagIds: true }),
    loaded: (): Values => ({ flag: undefined, assigneeId: undefined, addTagIds: undefined, removeTagIds: undefined }),
    toInput: (values) => ({ ...of, ...values }),
    success: '操作成功',
    onSaved: onDone,
  })
  const { addTagIds, removeTagIds } = form.values
  const without = (ids: Values['addTagIds'], gone: number) => ids?.filter((id) => id !== gone)
  const shopTags = useTeamTags((gone) =>
    form.change({ addTagIds: without(addTagIds, gone), removeTagIds: without(removeTagIds, gone) }),
  )
  return (
    <>
      <EditDialog form={form} title={`标记 ${count} 条`} onClose={onClose}>
        <Field form={form} name="flag" label="旗标">
          <FlagSelect allowClear placeholder="不改变" />
        </Field>
        <Field form={form} name="assigneeId" label="负责人">
          <Select allowClear placeholder="不改变" options={peopleOptions(options?.people ?? [], me)} />
        </Field>
        <Field form={form} name="addTagIds" label="添加标签" hint={shopTags.button}>
          <Select mode="multiple" showSearch={{ optionFilterProp: 'label' }} placeholder="不改变" options={tags} />
        </Field>
        <Field form={form} name="removeTagIds" label="移除标签">
          <Select mode="multiple" showSearch={{ optionFilterProp: 'label' }} placeholder="不改变" options={tags} />
        </Field>
      </EditDialog>
      {shopTags.element}
    </>
  )
}
