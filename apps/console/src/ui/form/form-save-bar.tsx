import { SaveBar } from './save-bar.tsx'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Form } from './form.ts'

interface Props<V extends object> {
  readonly form: Form<V>
  /** What saves. */
  readonly children: ReactNode
}

/** The bar of a form: how things stand with it, the way back, and beside that what saves. */
export function FormSaveBar<V extends object>({ form, children }: Props<V>) {
  const { confirm } = useConfirm()
  const reset = async () => {
    const question = { text: '本次填写的内容将全部撤销，不能找回。', action: '撤销修改', isDanger: true }
    if (await confirm(question)) form.reset()
  }
  const note = form.conflict ? '请先选择要保留的内容，再保存' : form.isDirty ? '有未保存的修改' : undefined
  return (
    <SaveBar note={note} problem={form.refusal}>
      <Button disabled={!form.isDirty || form.isSaving} onClick={() => void reset()}>
        撤销修改
      </Button>
      {children}
    </SaveBar>
  )
}
