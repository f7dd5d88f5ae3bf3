import { call } from '#api/call.ts'
import { useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { Field } from '#ui/form/field.tsx'
import { FormDialog } from '#ui/form/form.dialog.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { adminApi, type AdminRow, roleApi } from '@zhanggui/contract/staff'
import { whyNotDisableAdmin } from '@zhanggui/domain/staff/staff-rules'
import { Input } from 'antd'
import { changedAdmin } from './admin-drafts.ts'
import { AdminFields } from './admin-fields.tsx'
import { DialogLoading } from './dialog-loading.tsx'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

export default function AdminEditor({ id, onClose }: Props) {
  const admin = useCall(adminApi.info, { id })
  if (!admin.data || !admin.isFetchedAfterMount) {
    return <DialogLoading title="编辑管理员" query={admin} onClose={onClose} />
  }
  return <AdminDialog admin={admin.data} onClose={onClose} />
}

const loadedFrom = ({ id, version, account, realName, roles, phone, status }: AdminRow) => ({
  values: { account, realName, roles, phone, status },
  fixed: { id, version },
})

function AdminDialog({ admin, onClose }: { readonly admin: AdminRow; readonly onClose: () => void }) {
  const session = useSession()
  const form = useContractForm(changedAdmin, {
    loaded: loadedFrom(admin),
    latest: async () => loadedFrom(await call(adminApi.info, { id: admin.id }, { quiet: true })),
    success: '更新管理员成功',
    refresh: [roleApi],
  })
  return (
    <FormDialog form={form} title="编辑管理员" width={700} saveText="更新" onClose={onClose}>
      <Field form={form} name="account" label="管理员账号">
        <Input disabled />
      </Field>
      <AdminFields
        form={form}
        heldRoles={admin.roles}
        phoneHint={admin.phone === '' ? '接收短信提醒时使用' : '接收短信提醒时使用；留空则保留原号码'}
        whyNotDisable={session && whyNotDisableAdmin(admin, session.user)}
      />
    </FormDialog>
  )
}
