import { AddButton } from '#ui/action/add-button.tsx'
import { useRecord } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { callAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { useRecordDialog } from '#ui/list/trail/use-record-dialog.tsx'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { roleApi, type RoleRow } from '@zhanggui/contract/staff'
import { factorRuleLabel, roleStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import { whyNotDeleteRole } from '@zhanggui/domain/staff/staff-rules'
import { Modal } from 'antd'
import { RoleEditor } from './role-editor.dialog.tsx'
import { RolePreview } from './role-preview.dialog.tsx'
import { checkedRules } from './role-rights.ts'

const filters: FiltersOf<typeof roleApi.list> = {
  roleName: { label: '角色名称', kind: 'text' },
  status: {
    label: '状态',
    kind: 'select',
    options: [
      { value: '1', label: roleStatusLabel(true) },
      { value: '0', label: roleStatusLabel(false) },
    ],
  },
}

const columns: ColumnsOf<typeof roleApi.list> = [
  { field: 'id', title: '角色编号', width: 96, isSpare: true },
  { field: 'roleName', title: '角色名称', isMain: true },
  { field: 'status', title: '状态', width: 96, render: (role) => <RoleSwitch role={role} /> },
  {
    field: 'requiresFactor',
    title: '两步验证',
    width: 96,
    render: ({ requiresFactor }) => factorRuleLabel(requiresFactor),
  },
  { field: 'userCount', title: '管理员', width: 88, render: ({ userCount }) => `${userCount} 人` },
  {
    field: 'createTime',
    title: '创建时间',
    width: 168,
    isSpare: true,
    render: ({ createTime }) => <ShopTime at={createTime} exact />,
  },
  {
    field: 'updateTime',
    title: '更新时间',
    width: 168,
    render: ({ updateTime }) => <ShopTime at={updateTime} exact />,
  },
]

export default function RoleListPage() {
  const list = useListState(roleApi.list)
  const editor = useRecordDialog(list, (close, id) => <RoleEditor id={id} onClose={close} />)
  const preview = useDialog((close, id: number) => <SavedRolePreview id={id} onClose={close} />)
  const add = (
    <AddButton call={roleApi.save} onClick={() => editor.open()}>
      添加角色
    </AddButton>
  )
  const actionsOf = (role: RoleRow) => (
    <RowActions
      of={[
        openAction('编辑', () => editor.open(role.id), roleApi.update),
        openAction('预览', () => preview.open(role.id), roleApi.info),
        callAction('删除', {
          call: roleApi.delete,
          input: { id: role.id },
          because: whyNotDeleteRole(role),
          isDanger: true,
          confirm: { text: `删除角色「${role.roleName}」吗？`, action: '删除', isDanger: true },
          success: '删除数据成功',
        }),
      ]}
    />
  )
  return (
    <>
      <ListPage
        list={list}
        title="角色管理"
        columns={columns}
        filters={filters}
        views={useListViews(list)}
        actions={add}
        empty={{ title: '还没有角色', hint: '先添加角色，再把角色交给管理员。', action: add }}
        rowActions={actionsOf}
      />
      {editor.element}
      {preview.element}
    </>
  )
}

const RoleSwitch = ({ role: { id, roleName, status } }: { readonly role: RoleRow }) => (
  <RowSwitch
    label={`${roleName}的状态`}
    call={roleApi.updateStatus}
    input={(isOn) => ({ id, status: isOn })}
    success="更新状态成功"
    isOn={status}
    words={roleStatusLabel}
  />
)

function SavedRolePreview({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { data: role, waiting } = useRecord(roleApi.info, id)
  if (!role) {
    return (
      <Modal open title="看看这个角色看到什么" width={500} footer={null} onCancel={onClose}>
        {waiting && <WaitingFor waiting={waiting} />}
      </Modal>
    )
  }
  const { roleName, menuList } = role
  return <RolePreview roleName={roleName} rules={checkedRules(menuList)} onClose={onClose} />
}
