import { useCall } from '#api/use-call.ts'
import { Can } from '#ui/can.tsx'
import type { ColumnsOf } from '#ui/list/column.tsx'
import type { FiltersOf } from '#ui/list/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { doing, opening } from '#ui/row-action.ts'
import { RowActions } from '#ui/row-actions.tsx'
import { RowSwitch } from '#ui/row-switch.tsx'
import { ShopTime } from '#ui/shop-time.tsx'
import { idsOf } from '@zhanggui/contract/kernel/fields'
import { roleApi, type RoleRow } from '@zhanggui/contract/staff'
import { roleStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import { whyNotDeleteRole } from '@zhanggui/domain/staff/staff-rules'
import { Button } from 'antd'
import { useState } from 'react'
import { DialogLoading } from './dialog-loading.tsx'
import { checkedRules } from './grant-edit.ts'
import { RoleCreator, RoleEditor } from './role-editor.dialog.tsx'
import { RolePreview } from './role-preview.dialog.tsx'

const filters: FiltersOf<typeof roleApi.list> = {
  roleName: { label: '角色昵称', kind: 'text' },
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
  { field: 'id', title: '角色编号', width: 110 },
  { field: 'roleName', title: '角色昵称', isMain: true },
  { field: 'status', title: '状态', width: 120, render: (role) => <RoleSwitch role={role} /> },
  { field: 'userCount', title: '管理员', width: 110, render: ({ userCount }) => `${userCount} 人` },
  {
    field: 'createTime',
    title: '创建时间',
    width: 180,
    render: ({ createTime }) => <ShopTime at={createTime} exact />,
  },
  {
    field: 'updateTime',
    title: '更新时间',
    width: 180,
    render: ({ updateTime }) => <ShopTime at={updateTime} exact />,
  },
]

type Shown = { readonly kind: 'create' } | { readonly kind: 'edit' | 'preview'; readonly id: number }

export default function RoleListPage() {
  const list = useListState(roleApi.list)
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  const actionsOf = (role: RoleRow) => <RoleActions role={role} show={setShown} />
  const add = (
    <Can call={roleApi.save}>
      <Button type="primary" onClick={() => setShown({ kind: 'create' })}>
        添加角色
      </Button>
    </Can>
  )
  return (
    <>
      <ListPage
        list={list}
        title="角色管理"
        columns={columns}
        filters={filters}
        actions={add}
        empty={{ title: '还没有角色', hint: '先建立角色，再把角色交给管理员。', action: add }}
        rowActions={actionsOf}
      />
      {shown?.kind === 'create' && <RoleCreator onClose={close} />}
      {shown?.kind === 'edit' && <RoleEditor id={shown.id} onClose={close} />}
      {shown?.kind === 'preview' && <SavedRolePreview id={shown.id} onClose={close} />}
    </>
  )
}

function RoleActions({ role, show }: { readonly role: RoleRow; readonly show: (shown: Shown) => void }) {
  const { id } = role
  return (
    <RowActions
      of={[
        opening('编辑', () => show({ kind: 'edit', id }), roleApi.update),
        doing('删除', {
          call: roleApi.delete,
          input: { id },
          because: whyNotDeleteRole(role),
          isDanger: true,
          confirm: { text: '删除当前数据', isDanger: true },
          success: '删除数据成功',
        }),
        opening('看看这个角色看到什么', () => show({ kind: 'preview', id }), roleApi.info),
      ]}
    />
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
  const role = useCall(roleApi.info, { id })
  if (!role.data) return <DialogLoading title="看看这个角色看到什么" query={role} onClose={onClose} />
  const { roleName, menuList } = role.data
  return (
    <RolePreview
      roleName={roleName}
      tree={menuList}
      chosen={new Set(idsOf(checkedRules(menuList)))}
      onClose={onClose}
    />
  )
}
