import { SaveBar } from '#ui/save-bar.tsx'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import type { ContractForm } from './contract-form.ts'
import { FormBody } from './form-body.tsx'
import { standingOf } from './form-standing.ts'
import { ResetButton } from './reset-button.tsx'

interface Props<E extends Endpoint> {
  readonly form: ContractForm<E>
  readonly title: string
  readonly saveText?: string
  readonly children: ReactNode
}

/** A big form: its fields, and a bar that stays in sight and can be used once something has really changed. */
export function FormPage<E extends Endpoint>({ form, title, saveText = '保存', children }: Props<E>) {
  const titleId = useId()
  return (
    <section className="form-page" aria-labelledby={titleId}>
      <h1 id={titleId}>{title}</h1>
      <div className="form-sheet">
        <FormBody form={form} label={title} hasBar>
          {children}
        </FormBody>
      </div>
      <SaveBar note={standingOf(form)} problem={form.refusal}>
        <ResetButton form={form} />
        <Button
          type="primary"
          disabled={!form.isDirty || form.conflict !== undefined}
          loading={form.isSaving}
          onClick={() => void form.save()}
        >
          {saveText}
        </Button>
      </SaveBar>
    </section>
  )
}
