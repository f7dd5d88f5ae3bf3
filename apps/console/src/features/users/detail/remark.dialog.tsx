import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { userApi, type UserRow } from '@zhanggui/contract/user/user'
import { REMARK_LENGTH } from '@zhanggui/domain/user/user-rules'
import { Input } from 'antd'

interface Props {
  readonly user: Pick<UserRow, 'id' | 'nickname' | 'mark'>
  readonly onClose: () => void
}

/** The shop's own note on a user, who does not see it. */
export default function RemarkDialog({ user: { id, nickname, mark }, onClose }: Props) {
  const form = useForm({
    call: userApi.remark,
    schema: userApi.remark.body.pick({ mark: true }),
    loaded: () => ({ mark }),
    toInput: (typed) => ({ id, ...typed }),
    success: '备注已保存',
    onSaved: () => markChanged(userApi.list, id),
  })
  return (
    <EditDialog form={form} title={`${nickname}的备注`} onClose={onClose}>
      <Field form={form} name="mark" label="备注">
        <Input.TextArea rows={3} maxLength={REMARK_LENGTH} showCount placeholder="仅店内可见" />
      </Field>
    </EditDialog>
  )
}
