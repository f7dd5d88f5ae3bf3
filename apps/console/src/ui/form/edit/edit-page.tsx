import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import type { Form } from '#ui/form/form.ts'
import { FormBody } from '#ui/form/form-body.tsx'
import { FormSaveBar } from '#ui/form/form-save-bar.tsx'
import type { Steps } from '#ui/list/trail/steps-context.ts'
import { FormHead } from './form-head.tsx'

interface Props<V extends object> {
  readonly form: Form<V>
  readonly title: string
  readonly saveText?: string
  /** The list that one came from, where there is one. */
  readonly back?: string
  /** To its neighbours there. */
  readonly steps?: Steps | undefined
  /** What is to be seen while it is filled in: beside the fields where there is room, below them elsewhere. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A big form, from reading what it is about to saving it by a bar that stays in sight. */
export function EditPage<V extends object>(props: Props<V>) {
  const { form, title, saveText = '保存', back, steps, aside, children } = props
  const titleId = useId()
  return (
    <section className="form-page" aria-labelledby={titleId}>
      <FormHead title={title} titleId={titleId} back={back} steps={steps} />
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
