import { mayCall, useSession } from '#api/session.ts'
import { FormBody } from '#ui/form/form-body.tsx'
import { FormSaveBar } from '#ui/form/form-save-bar.tsx'
import type { Form } from '#ui/form/form.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'

interface Props<V extends object> {
  readonly form: Form<V>
  readonly label: string
  readonly saveText?: string
  /** Above the fields. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/** A part of the settings that is saved as a whole; who may not save it reads it. */
export function SettingsForm<V extends object>({ form, label, saveText = '确定', head, children }: Props<V>) {
  const mayEdit = mayCall(form.call, useSession())
  return (
    <section className="store-form" aria-label={label}>
      <div className="form-sheet">
        {head}
        <FormBody form={form} label={label} hasBar isReadOnly={!mayEdit}>
          {children}
        </FormBody>
      </div>
      {mayEdit && (
        <FormSaveBar form={form}>
          <Button type="primary" disabled={!form.canSave} loading={form.isSaving} onClick={() => void form.save()}>
            {saveText}
          </Button>
        </FormSaveBar>
      )}
    </section>
  )
}
