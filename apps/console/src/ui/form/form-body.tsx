import './form.css'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { Alert, Form } from 'antd'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { ConflictView } from './conflict-view.tsx'
import type { ContractForm } from './contract-form.ts'
import { DraftOffer } from './draft-offer.tsx'
import { InSight } from './in-sight.tsx'

interface Props<E extends Endpoint> {
  readonly form: ContractForm<E>
  readonly label: string
  /** A bar that is always in sight says why the server said no. */
  readonly hasBar?: boolean
  /** What saving means here, where it is more than that. */
  readonly submit?: () => Promise<unknown>
  readonly children: ReactNode
}

/** The fields of a form and everything that can be said about them. Ctrl/Cmd+Enter saves. */
export function FormBody<E extends Endpoint>({ form, label, hasBar = false, submit = form.save, children }: Props<E>) {
  const id = useId()
  const save = () => {
    if (form.isDirty && !form.isSaving && form.conflict === undefined) void submit()
  }
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    save()
  }
  return (
    <>
      <DraftOffer form={form} />
      {form.conflict && (
        <InSight key={form.conflict.title} block="start">
          <ConflictView form={form} conflict={form.conflict} />
        </InSight>
      )}
      <Form
        aria-label={label}
        onKeyDown={saveByKey}
        form={form.antd}
        name={id}
        layout="vertical"
        initialValues={form.values}
        onValuesChange={form.follow}
        onFinish={save}
        disabled={form.isSaving}
      >
        {children}
      </Form>
      {form.refusal && !hasBar && (
        <InSight block="nearest">
          <Alert type="error" showIcon title={form.refusal} />
        </InSight>
      )}
    </>
  )
}
