import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import type { Form } from '#ui/form/form.ts'
import { FormBody } from '#ui/form/form-body.tsx'
import { FormSaveBar } from '#ui/form/form-save-bar.tsx'

interface Props<V extends object> {
  readonly form: Form<V>
  readonly title: string
  readonly saveText?: string
  /** What is to be seen while it is filled in: beside the fields where there is room, below them elsewhere. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A big form, from reading what it is about to saving it by a bar that stays in sight. */
export function EditPage<V extends object>({ form, title, saveText = '保存', aside, children }: Props<V>) {
  const titleId = useId()
  return (
    <section className="form-page" aria-labelledby={titleId}>
      <h1 id={titleId}>{title}</h1>
      <div className="form-sheets">
        <div className="form-sheet">
          <FormBody form={form} label={title} hasBar>
            {children}
          </FormBody>
        </div>
        {aside !== undefined && <aside className="form-sheet form-aside">{aside}</aside>}
      </div>
      <FormSaveBar form={form}>
        <Button type="primary" disabled={!form.canSave} loading={form.isSaving} onClick={() => void form.save()}>
          {saveText}
        </Button>
      </FormSaveBar>
    </section>
  )
}
