import { loadSession } from '#api/session.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { fieldsMatch, knownPassword, newPassword } from '@zhanggui/contract/kernel/passwords'
import { type OwnInvitation, ownInvitationApi } from '@zhanggui/contract/sign-in/invitation'
import { shopApi } from '@zhanggui/contract/sign-in/shop'
import { MAX_PASSWORD_LENGTH, newPasswordLength } from '@zhanggui/domain/session/password-rules'
import { Input } from 'antd'
import { z } from 'zod'

const known = z.object({ pwd: knownPassword('登录密码'), password: z.string(), confirmPassword: z.string() })
/** Where somebody else has set the password. */
const renewed = known
  .extend({ password: newPassword('新密码'), confirmPassword: z.string().min(1, '请再次输入新密码') })
  .refine(...fieldsMatch('password', 'confirmPassword', '两次密码输入不一致'))

interface Props {
  readonly of: OwnInvitation
  readonly onClose: () => void
}

/** Whoever finds the console open must not join shops in somebody else's name. */
export default function AcceptInvitation({ of, onClose }: Props) {
  const form = useForm({
    call: ownInvitationApi.accept,
    schema: of.needsPassword ? renewed : known,
    loaded: () => ({ pwd: '', password: '', confirmPassword: '' }),
    toInput: ({ pwd, password }) => ({ id: of.id, pwd, ...(of.needsPassword && { password }) }),
    success: `已加入${of.merName}，可在页面右上角切换店铺`,
    refresh: [shopApi],
    // The way to the other shop appears.
    onSaved: () => void loadSession().catch(() => undefined),
  })
  return (
    <EditDialog form={form} title={`加入${of.merName}`} width={440} saveText="接受邀请" onClose={onClose}>
      <p>
        角色：{of.roleNames.join('、')}。加入后密码和两步验证只能由你本人管理，各店铺的权限、通知和操作日志互不相通。
      </p>
      <Field form={form} name="pwd" label="登录密码">
        <Input.Password maxLength={MAX_PASSWORD_LENGTH} autoComplete="current-password" />
      </Field>
      {of.needsPassword && (
        <>
          <p>当前密码由他人设置，请改为只有你知道的密码。其他设备上的登录会随之失效。</p>
          <Field form={form} name="password" label="新密码" hint="6-20 个字符，建议混用字母、数字和符号">
            <Input.Password maxLength={newPasswordLength.max} autoComplete="new-password" />
          </Field>
          <Field form={form} name="confirmPassword" label="确认新密码">
            <Input.Password maxLength={newPasswordLength.max} autoComplete="new-password" />
          </Field>
        </>
      )}
    </EditDialog>
  )
}
