import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useListedRecord } from '#ui/form/edit/use-record.ts'
import { guaranteeGroupApi, guaranteeGroupDraft } from '@zhanggui/contract/goods/guarantee-group'
import { text } from '@zhanggui/contract/kernel/shapes'
import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { Input } from 'antd'
import { z } from 'zod'
import { GuaranteesInput } from './guarantee-table.tsx'

interface Props {
  /** Of the group to be changed; without one a new one is made. */
  readonly id?: number | undefined
  readonly onClose: () => void
}

/** The screen's own words for what is missing. */
const schema = guaranteeGroupDraft.extend({
  name: text('组合名称', { max: 32, blank: '请填写组合名称' }),
  gids: z.array(z.int()).min(1, '请至少选择一个服务选项'),
})

export function GroupEditor({ id, onClose }: Props) {
  // A new group is made of what the platform shows; an old one may have had more.
  const guarantees = useCall(platformGoodsApi.guarantees, { type: id === undefined ? '1' : '0' })
  const form = useForm({
    call: id === undefined ? guaranteeGroupApi.add : guaranteeGroupApi.edit,
    schema,
    record: useListedRecord(guaranteeGroupApi.list, id),
    needs: [guarantees],
    // What the platform no longer shows cannot be promised again: it is left behind with the next change.
    loaded: (group) => ({
      name: group?.name ?? '',
      gids: (group?.guaranteeList ?? []).filter(({ isShow }) => isShow).map(({ gid }) => gid),
    }),
    success: '操作成功',
  })
  const nameOf = (gid: number) => guarantees.data?.find((each) => each.id === gid)?.name ?? String(gid)
  return (
    <EditDialog
      form={form}
      title={`${id ? '编辑' : '添加'}保障服务组合`}
      width={1000}
      saveText="确定"
      onClose={onClose}
    >
      <Field form={form} name="name" label="组合名称">
        <Input placeholder="请填写组合名称" maxLength={32} showCount />
      </Field>
      <Field form={form} name="gids" label="服务列表" show={(gids) => gids.map(nameOf).join('、')}>
        <GuaranteesInput guarantees={guarantees.data ?? []} />
      </Field>
    </EditDialog>
  )
}
