import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useRecord } from '#ui/form/edit/use-record.ts'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { adminApi, type GrantNode, roleApi, roleDraft } from '@zhanggui/contract/staff'
import { factorRuleLabel, roleStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import { Button, Input, Switch } from 'antd'
import { RolePreview } from './role-preview.dialog.tsx'
import { RoleRightsInput } from './role-rights-input.tsx'
import { checkedRules, rightsDifference } from './role-rights.ts'

interface Props {
  /** Of the role to be changed; without one a new one is made. */
  readonly id?: number | undefined
  readonly onClose: () => void
}

export function RoleEditor({ id, onClose }: Props) {
  const isNew = id === undefined
  const record = useRecord(roleApi.info, id)
  const menus = useCall(roleApi.menuTree, {}, { enabled: isNew })
  const tree = record.data?.menuList ?? menus.data ?? []
  const form = useForm({
    call: isNew ? roleApi.save : roleApi.update,
    schema: roleDraft,
    record,
    needs: isNew ? [menus] : [],
    loaded: (role) => ({
      roleName: role?.roleName ?? '',
      status: role?.status ?? true,
      requiresFactor: role?.requiresFactor ?? false,
      rules: checkedRules(role?.menuList ?? []),
    }),
    success: isNew ? '添加角色成功' : '更新角色成功',
    refresh: [adminApi],
  })
  const { roleName, rules } = form.values
  const preview = useDialog((close) => <RolePreview roleName={roleName} rules={rules} onClose={close} />)
  return (
    <EditDialog
      form={form}
      title={isNew ? '添加角色' : '编辑角色'}
      width={720}
      saveText={isNew ? '确定' : '更新'}
      onClose={onClose}
    >
      <Field form={form} name="roleName" label="角色名称">
        <Input placeholder="请填写角色名称" maxLength={32} showCount />
      </Field>
      <Field form={form} name="status" label="状态" valueProp="checked" show={roleStatusLabel}>
        <Switch checkedChildren={roleStatusLabel(true)} unCheckedChildren={roleStatusLabel(false)} />
      </Field>
      <Field
        form={form}
        name="requiresFactor"
        label="要求两步验证"
        valueProp="checked"
        show={factorRuleLabel}
        hint="打开后，持有该角色而没有开启两步验证的管理员，要先设置好才能继续使用后台"
      >
        <Switch checkedChildren={factorRuleLabel(true)} unCheckedChildren={factorRuleLabel(false)} />
      </Field>
      <Field form={form} name="rules" label="菜单权限" show={rulesInWords(tree)}>
        <RoleRightsInput label="菜单权限" tree={tree} />
      </Field>
      <Button type="link" size="small" className="role-preview-link" disabled={false} onClick={() => preview.open()}>
        看看这个角色看到什么
      </Button>
      {preview.element}
    </EditDialog>
  )
}

/** For the view of a conflict: the choice by what it changes. */
const rulesInWords = (tree: readonly GrantNode[]) => (rules: readonly number[]) =>
  rightsDifference(tree, new Set(checkedRules(tree)), new Set(rules))
