import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { type Session, useSession } from '#api/session.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { callAction, deleteAction, openAction, type RowAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { useEditor } from '#ui/list/trail/use-editor.tsx'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { Button } from '#ui/action/button.tsx'
import { Can } from '#ui/action/can.tsx'
import { invitationApi } from '@zhanggui/contract/sign-in/invitation'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { adminApi, type AdminRow, roleApi } from '@zhanggui/contract/staff'
import { adminStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import {
  whyNotDeleteAdmin,
  whyNotEditAdmin,
  whyNotResetFactor,
  whyNotSetPasswordOf,
} from '@zhanggui/domain/staff/staff-rules'
import type { ReactNode } from 'react'
import { adminColumns } from './admin-columns.tsx'
import { LockedAccounts } from './locked-accounts.tsx'
import { useRoleOptions } from './use-role-options.ts'

const AdminDialog = lazyPart(() => import('./admin.dialog.tsx'))
const AdminPassword = lazyPart(() => import('./admin-password.dialog.tsx'))
const InvitationDialog = lazyPart(() => import('./invitations/invitation.dialog.tsx'))
const InvitationsDrawer = lazyPart(() => import('./invitations/invitations.drawer.tsx'))

export default function AdminListPage() {
  const list = useListState(adminApi.list)
  const session = useSession()
  const { addButton, editAction, element } = useEditor(list, {
    add: ['添加管理员', adminApi.save],
    edit: adminApi.update,
    dialog: AdminDialog,
  })
  const password = useDialog((close, admin: AdminRow) => <AdminPassword admin={admin} onClose={close} />)
  const actionsOf = (admin: AdminRow) => (
    <RowActions
      of={[
        editAction(admin.id, whyNotEditAdmin(admin)),
        openAction(
          '修改密码',
          () => password.open(admin),
          adminApi.updatePassword,
          whyNotEditAdmin(admin) ?? whyNotSetPasswordOf(shopsOf(admin)),
        ),
        ...(admin.hasFactor ? [resetFactorAction(admin, session)] : []),
        deleteAction(
          adminApi.delete,
          { id: admin.id },
          {
            because: session && whyNotDeleteAdmin(admin, session.user),
            text: removalOf(admin),
            success: '删除数据成功',
            refresh: [roleApi],
          },
        ),
      ]}
    />
  )
  return (
    <>
      <LockedAccounts />
      <ListPage
        list={list}
        title="管理员列表"
        columns={adminColumns}
        filters={useAdminFilters()}
        views={useListViews(list)}
        actions={<Adding>{addButton}</Adding>}
        empty={{ title: '还没有管理员', hint: '为每位同事添加自己的账号，谁做了什么才查得清。', action: addButton }}
        rowActions={actionsOf}
      />
      {element}
      {password.element}
    </>
  )
}

/** All that a shop knows of the others: whether there are any. */
const shopsOf = ({ isShared }: AdminRow) => ({ shops: isShared ? 2 : 1 })

/** Lets somebody in again who has lost the phone. */
const resetFactorAction = (admin: AdminRow, session: Session | undefined): RowAction =>
  callAction('重置两步验证', {
    call: factorApi.reset,
    input: { id: admin.id },
    because: session && whyNotResetFactor({ ...admin, ...shopsOf(admin) }, session.user),
    confirm: {
      text: `请先确认是「${admin.realName}」本人丢失了手机。重置后只凭密码就能登录该账号，所有设备上的登录立即失效。`,
      action: '重置两步验证',
      isDanger: true,
    },
    success: '已重置两步验证',
    refresh: [adminApi],
  })

function useAdminFilters(): FiltersOf<typeof adminApi.list> {
  const roles = useRoleOptions()
  return {
    realName: { label: '管理搜索', kind: 'text', placeholder: '姓名或者账号' },
    roles: { label: '角色', kind: 'select', options: roles },
    status: {
      label: '状态选择',
      kind: 'select',
      options: [
        { value: '1', label: adminStatusLabel(true) },
        { value: '0', label: adminStatusLabel(false) },
      ],
    },
  }
}

const removalOf = ({ realName, isShared }: AdminRow): string =>
  isShared
    ? `把「${realName}」移出本店，在本店的登录立即失效；对方在其他店铺的账号不受影响`
    : `删除管理员「${realName}」，该账号将立即退出登录且不能恢复`

/** New accounts, and those that somebody has already. */
function Adding({ children }: { readonly children: ReactNode }) {
  const invitation = useDialog((close) => <InvitationDialog onClose={close} />)
  const invitations = useDialog((close) => <InvitationsDrawer onClose={close} />)
  return (
    <>
      <Button onClick={() => invitations.open()}>邀请记录</Button>
      <Can call={invitationApi.send}>
        <Button onClick={() => invitation.open()}>邀请已有账号</Button>
      </Can>
      {children}
      {invitation.element}
      {invitations.element}
    </>
  )
}
