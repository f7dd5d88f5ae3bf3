import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import type { Form } from '#ui/form/form.ts'
import { FormBody } from '#ui/form/form-body.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { StepsContext } from '#ui/list/trail/steps-context.ts'
import { useCloseQuestion } from './use-close-question.ts'

interface Props<V extends object> {
  readonly form: Form<V>
  readonly title: string
  readonly width?: number
  readonly saveText?: string
  /** Offers to start over. */
  readonly canReset?: boolean
  /** Called after saving too; the page takes the dialog away. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small form over the page, from reading what it is about to saving it. Closing it asks first where something would be lost. */
export function EditDialog<V extends object>(props: Props<V>) {
  const { form, title, width = 520, saveText = '保存', canReset = false, onClose, children } = props
  const { saveAndClose, mayLeave, close } = useCloseQuestion({ ...form, discard: form.draft.clear }, title, onClose)
  const footer = (buttons: ReactNode) => (
    <>
      {canReset && (
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
      title={
        <span className="edit-title">
          {title}
          <RecordSteps mayLeave={mayLeave} />
        </span>
      }
      width={width}
      mask={{ closable: false }}
      okText={saveText}
      cancelText="取消"
      confirmLoading={form.isSaving}
      okButtonProps={{ disabled: !form.canSave }}
      footer={footer}
      onOk={() => void saveAndClose()}
      onCancel={close}
    >
      <FormBody form={form} label={title} submit={saveAndClose} isOver>
        {/* What the form opens itself is no record of the list. */}
        <StepsContext value={undefined}>{children}</StepsContext>
        {/* With it Enter in a field saves; the button to press stands below the form. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </FormBody>
    </Modal>
  )
}
