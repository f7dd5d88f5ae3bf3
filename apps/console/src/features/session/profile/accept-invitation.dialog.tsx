import { loadSession } from '#api/session.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { knownPassword } from '@zhanggui/contract/kernel/passwords'
import { type OwnInvitation, ownInvitationApi } from '@zhanggui/contract/sign-in/invitation'
import { shopApi } from '@zhanggui/contract/sign-in/shop'
import { MAX_PASSWORD_LENGTH } from '@zhanggui/domain/session/password-rules'
import { Input } from 'antd'
import { z } from 'zod'

const schema = z.object({ pwd: knownPassword('登录密码') })

interface Props {
  readonly of: OwnInvitation
  readonly onClose: () => void
}

/** Whoever finds the console open must not join shops in somebody else's name. */
export default function AcceptInvitation({ of, onClose }: Props) {
  const form = useForm({
    call: ownInvitationApi.accept,
    schema,
    loaded: () => ({ pwd: '' }),
    toInput: (draft) => ({ ...draft, id: of.id }),
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
    </EditDialog>
  )
}
