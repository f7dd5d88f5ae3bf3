import { useLeaveQuestion } from '#ui/use-leave-question.tsx'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import type { ContractForm } from './contract-form.ts'
import { FormBody } from './form-body.tsx'

interface Props<E extends Endpoint> {
  readonly form: ContractForm<E>
  readonly title: string
  readonly width?: number
  readonly saveText?: string
  /** Offers to start over. */
  readonly canReset?: boolean
  /** Called after saving too; the page takes the dialog away. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small form over the page. Closing it asks first where something would be lost. */
export function FormDialog<E extends Endpoint>(props: Props<E>) {
  const { form, title, onClose } = props
  const ask = useLeaveQuestion()

  const save = async () => {
    if (await form.save()) onClose()
  }
  const close = async () => {
    const answer = form.isDirty ? await ask(`「${title}」的修改尚未保存，放弃将丢失这些修改。`, true) : 'discard'
    if (answer === 'save') await save()
    if (answer !== 'discard') return
    form.draft.clear()
    onClose()
  }
  const footer = (buttons: ReactNode) => (
    <>
      {props.canReset && (
        <Button disabled={!form.isDirty || form.isSaving} onClick={form.reset}>
          重置
        </Button>
      )}
      {buttons}
    </>
  )
  return (
    <Modal
      open
      title={title}
      width={props.width ?? 520}
      mask={{ closable: false }}
      okText={props.saveText ?? '保存'}
      cancelText="取消"
      confirmLoading={form.isSaving}
      okButtonProps={{ disabled: !form.isDirty || form.conflict !== undefined }}
      footer={footer}
      onOk={() => void save()}
      onCancel={() => void close()}
    >
      <FormBody form={form} label={title} submit={save}>
        {props.children}
        {/* With it Enter in a field saves; the button to press stands below the form. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </FormBody>
    </Modal>
  )
}
