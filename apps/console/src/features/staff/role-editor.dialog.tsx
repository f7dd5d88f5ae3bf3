import { useCall } from '#api/use-call.ts'
import { Field } from '#ui/form/field.tsx'
import { FormDialog } from '#ui/form/form.dialog.tsx'
import { type GrantNode, roleApi } from '@zhanggui/contract/staff'
import { roleStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import { Button, Input, Switch } from 'antd'
import { useState } from 'react'
import { DialogLoading } from './dialog-loading.tsx'
import { GrantTreeInput } from './grant-tree-input.tsx'
import { RolePreview } from './role-preview.dialog.tsx'
import { type RoleInfo, rulesInWords, useRoleForm } from './use-role-form.ts'

interface Props {
  readonly onClose: () => void
}

export function RoleCreator({ onClose }: Props) {
  const tree = useCall(roleApi.menuTree, {})
  if (!tree.data || !tree.isFetchedAfterMount) return <DialogLoading title="添加角色" query={tree} onClose={onClose} />
  return <RoleDialog tree={tree.data} onClose={onClose} />
}

export function RoleEditor({ id, onClose }: Props & { readonly id: number }) {
  const role = useCall(roleApi.info, { id })
  if (!role.data || !role.isFetchedAfterMount) return <DialogLoading title="编辑角色" query={role} onClose={onClose} />
  return <RoleDialog tree={role.data.menuList} role={role.data} onClose={onClose} />
}

interface DialogProps extends Props {
  readonly tree: readonly GrantNode[]
  readonly role?: RoleInfo
}

function RoleDialog({ tree, role, onClose }: DialogProps) {
  const form = useRoleForm(role)
  const [isPreviewed, setPreviewed] = useState(false)
  const { roleName, rules } = form.values
  return (
    <FormDialog
      form={form}
      title={role ? '编辑角色' : '添加角色'}
      width={500}
      saveText={role ? '更新' : '确定'}
      onClose={onClose}
    >
      <Field form={form} name="roleName" label="角色名称">
        <Input placeholder="请填写角色名称" maxLength={32} showCount />
      </Field>
      <Field
        form={form}
        name="status"
        label="状态"
        valueProp="checked"
        show={(value) => roleStatusLabel(value === true)}
      >
        <Switch checkedChildren={roleStatusLabel(true)} unCheckedChildren={roleStatusLabel(false)} />
      </Field>
      <Field form={form} name="rules" label="菜单权限" show={rulesInWords(tree)}>
        <GrantTreeInput label="菜单权限" tree={tree} />
      </Field>
      <Button
        type="link"
        size="small"
        className="role-preview-link"
        disabled={false}
        onClick={() => setPreviewed(true)}
      >
        看看这个角色看到什么
      </Button>
      {isPreviewed && (
        <RolePreview
          roleName={String(roleName)}
          tree={tree}
          chosen={new Set(rules as readonly number[])}
          onClose={() => setPreviewed(false)}
        />
      )}
    </FormDialog>
  )
}
