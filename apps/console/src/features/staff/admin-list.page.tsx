import { useSession } from '#api/session.ts'
import { Can } from '#ui/can.tsx'
import type { FiltersOf } from '#ui/list/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { doing, opening } from '#ui/row-action.ts'
import { RowActions } from '#ui/row-actions.tsx'
import { adminApi, type AdminRow, roleApi } from '@zhanggui/contract/staff'
import { adminStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import { whyNotDeleteAdmin, whyNotEditAdmin } from '@zhanggui/domain/staff/staff-rules'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { adminColumns } from './admin-columns.tsx'
import { useRoleOptions } from './use-role-options.ts'

const AdminCreator = lazy(() => import('./admin-creator.dialog.tsx'))
const AdminEditor = lazy(() => import('./admin-editor.dialog.tsx'))
const AdminPassword = lazy(() => import('./admin-password.dialog.tsx'))

type Shown = { readonly kind: 'create' } | { readonly kind: 'edit' | 'password'; readonly admin: AdminRow }

export default function AdminListPage() {
  const list = useListState(adminApi.list)
  const roles = useRoleOptions()
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  const filters: FiltersOf<typeof adminApi.list> = [
    { name: 'realName', label: '管理搜索', kind: 'text', placeholder: '姓名或者账号' },
    { name: 'roles', label: '身份选择', kind: 'select', options: roles },
    {
      name: 'status',
      label: '状态选择',
      kind: 'select',
      options: [
        { value: '1', label: adminStatusLabel(true) },
        { value: '0', label: adminStatusLabel(false) },
      ],
    },
  ]
  const actionsOf = (admin: AdminRow) => <AdminActions admin={admin} show={setShown} />
  const add = (
    <Can call={adminApi.save}>
      <Button type="primary" onClick={() => setShown({ kind: 'create' })}>
        添加管理员
      </Button>
    </Can>
  )
  return (
    <>
      <ListPage
        list={list}
        title="管理员列表"
        columns={adminColumns}
        filters={filters}
        actions={add}
        empty={{ title: '还没有管理员', hint: '为每位同事建立自己的账号，谁做了什么才查得清。', action: add }}
        rowActions={actionsOf}
      />
      <Suspense>
        {shown?.kind === 'create' && <AdminCreator onClose={close} />}
        {shown?.kind === 'edit' && <AdminEditor id={shown.admin.id} onClose={close} />}
        {shown?.kind === 'password' && <AdminPassword admin={shown.admin} onClose={close} />}
      </Suspense>
    </>
  )
}

function AdminActions({ admin, show }: { readonly admin: AdminRow; readonly show: (shown: Shown) => void }) {
  const session = useSession()
  const whyNotEdit = whyNotEditAdmin(admin)
  return (
    <RowActions
      of={[
        opening('编辑', () => show({ kind: 'edit', admin }), adminApi.update, whyNotEdit),
        doing('删除', {
          call: adminApi.delete,
          input: { id: admin.id },
          because: session && whyNotDeleteAdmin(admin, session.user),
          isDanger: true,
          confirm: { text: `删除管理员「${admin.realName}」，该账号将立即退出登录且不能恢复`, isDanger: true },
          success: '删除数据成功',
          refresh: [roleApi],
        }),
        opening('修改密码', () => show({ kind: 'password', admin }), adminApi.updatePassword, whyNotEdit),
      ]}
    />
  )
}
