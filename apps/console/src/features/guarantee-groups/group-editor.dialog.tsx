import { call } from '#api/call.ts'
import { useCall } from '#api/use-call.ts'
import { Field } from '#ui/form/field.tsx'
import { FormDialog } from '#ui/form/form.dialog.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { LoadFailed } from '#ui/list/list-empty.tsx'
import { guaranteeGroupApi, type GuaranteeGroupRow } from '@zhanggui/contract/guarantee-group'
import { platformGoodsApi } from '@zhanggui/contract/platform-goods'
import { Input } from 'antd'
import { validMembers } from './group-members.ts'
import { groupSchema } from './group-schema.ts'
import { GuaranteesInput } from './guarantees-input.tsx'

interface Props {
  /** The group to be changed; without one a new one is made. */
  readonly group: GuaranteeGroupRow | undefined
  readonly onClose: () => void
}

const loadedFrom = (group: GuaranteeGroupRow) => ({
  values: { name: group.name, gids: validMembers(group) },
  fixed: { id: group.id, version: group.version },
})

async function latestOf(group: GuaranteeGroupRow) {
  const groups = await call(guaranteeGroupApi.list, {}, { quiet: true })
  return loadedFrom(groups.find(({ id }) => id === group.id) ?? group)
}

export function GroupEditor({ group, onClose }: Props) {
  // A new group is made of what the platform shows; an old one may have had more.
  const guarantees = useCall(platformGoodsApi.guarantees, { type: group ? '0' : '1' })
  const form = useContractForm(group ? guaranteeGroupApi.edit : guaranteeGroupApi.add, {
    loaded: group ? loadedFrom(group) : { values: { name: '', gids: [] } },
    schema: groupSchema,
    ...(group ? { latest: () => latestOf(group) } : {}),
    success: '操作成功',
  })
  const rows = guarantees.data ?? []
  const names = (value: unknown) =>
    (value as readonly number[]).map((id) => rows.find((row) => row.id === id)?.name ?? String(id)).join('、')
  return (
    <FormDialog
      form={form}
      title={group ? '编辑保障服务' : '添加保障服务'}
      width={1000}
      saveText="确定"
      onClose={onClose}
    >
      <Field form={form} name="name" label="组合名称">
        <Input placeholder="请填写组合名称" maxLength={32} showCount />
      </Field>
      {guarantees.error ? (
        <LoadFailed reason={guarantees.error.message} onRetry={() => void guarantees.refetch()} />
      ) : (
        <Field form={form} name="gids" label="服务列表" show={names}>
          <GuaranteesInput guarantees={rows} />
        </Field>
      )}
    </FormDialog>
  )
}
