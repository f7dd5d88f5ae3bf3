import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { knownPassword } from '@zhanggui/contract/kernel/passwords'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { typedCode } from '@zhanggui/contract/sign-in/typed-code'
import { MAX_PASSWORD_LENGTH } from '@zhanggui/domain/session/password-rules'
import { Input } from 'antd'
import { z } from 'zod'

const schema = z.object({ pwd: knownPassword('登录密码'), factorCode: typedCode })

const asked = {
  renewCodes: { title: '重新生成恢复码', saveText: '重新生成', hint: '原来的恢复码立即失效', success: '' },
  switchOff: {
    title: '关闭两步验证',
    saveText: '关闭两步验证',
    hint: '关闭后只凭密码就能登录',
    success: '两步验证已关闭',
  },
}

interface Props {
  readonly what: keyof typeof asked
  readonly onCodes: (codes: readonly string[]) => void
  readonly onClose: () => void
}

/** Password and code again, for what makes the account weaker or the codes new. */
export default function FactorProofDialog({ what, onCodes, onClose }: Props) {
  const { title, saveText, hint, success } = asked[what]
  const form = useForm({
    call: factorApi[what],
    schema,
    loaded: () => ({ pwd: '', factorCode: '' }),
    success,
    onSaved: (reply) => {
      if (reply) onCodes(reply.codes)
    },
  })
  return (
    <EditDialog form={form} title={title} width={420} saveText={saveText} onClose={onClose}>
      <Field form={form} name="pwd" label="登录密码">
        <Input.Password maxLength={MAX_PASSWORD_LENGTH} autoComplete="current-password" />
      </Field>
      <Field form={form} name="factorCode" label="动态码或恢复码" hint={hint}>
        <Input maxLength={20} autoComplete="one-time-code" />
      </Field>
    </EditDialog>
  )
}
