import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import type { Form } from '#ui/form/form.ts'
import { FormBody } from '#ui/form/form-body.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { StepsContext } from '#ui/list/trail/steps-context.ts'
import { useCloseQuestion } from './use-close-question.ts'

interface Props<V extends object> {
  readonly form: Form<V>
  readonly title: string
  readonly size?: number
  readonly saveText?: string
  /** Called after saving too; the page takes the drawer away. */
  readonly onClose: () => void
  /** Below the fields: what shows their effect and is not saved. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A form with room, beside the page: as EditDialog. */
export function EditDrawer<V extends object>(props: Props<V>) {
  const { form, title, size = 720, saveText = '保存', onClose, aside, children } = props
  const { saveAndClose, mayLeave, close } = useCloseQuestion({ ...form, discard: form.draft.clear }, title, onClose)
  return (
    <Drawer
      open
      title={title}
      size={size}
      extra={<RecordSteps mayLeave={mayLeave} />}
      mask={{ closable: false }}
      onClose={close}
      footer={
        <div className="edit-footer">
          <Button onClick={close}>取消</Button>
          <Button type="primary" disabled={!form.canSave} loading={form.isSaving} onClick={() => void saveAndClose()}>
            {saveText}
          </Button>
        </div>
      }
    >
      <FormBody form={form} label={title} submit={saveAndClose} isOver>
        {/* What the form opens itself is no record of the list. */}
        <StepsContext value={undefined}>{children}</StepsContext>
      </FormBody>
      {!form.waiting && aside}
    </Drawer>
  )
}
