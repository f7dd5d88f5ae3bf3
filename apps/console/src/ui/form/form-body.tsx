import './form.css'
import { Alert, Form as AntdForm } from 'antd'
import { type ReactNode, useId, useEffect } from 'react'
import { ConflictView } from './conflict/conflict-view.tsx'
import { DraftOffer } from './draft/draft-offer.tsx'
import type { Form } from './form.ts'
import { ScrollIntoView } from './scroll-into-view.tsx'
import { WaitingFor } from './edit/waiting-for.tsx'
import { useSaveKey } from './use-save-key.ts'

const FIELD = 'input:not([type=hidden], :disabled), textarea:not(:disabled), [contenteditable=true]'

/** Where typing begins, if that is not the first field. */
const BEGINNING = '[data-begins]'

/** Focuses the first field of a form over the page, except on touch screens, where the keyboard would cover it. */
function useFirstField(formId: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || matchMedia('(pointer: coarse)').matches) return undefined
    // Not at once: a dialog that has all it needs when it opens cannot be seen yet, and what lies below it would take the
    // focus back, so that the field counted as left.
    const frame = requestAnimationFrame(() => {
      const form = document.getElementById(formId)
      const begins = form?.querySelector<HTMLElement>(BEGINNING) ?? form?.querySelector<HTMLElement>(FIELD)
      begins?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [formId, isWanted])
}

interface Props<V extends object> {
  readonly form: Form<V>
  readonly label: string
  /** A bar that is always in sight says why the server said no. */
  readonly hasBar?: boolean
  /** What saving means here, where it is more than that. */
  readonly submit?: () => Promise<unknown>
  /** It lies over the page: its first field has the focus. */
  readonly isOver?: boolean
  /** Nothing can be typed; while it is saved neither. */
  readonly isReadOnly?: boolean
  readonly children: ReactNode
}

/** The fields of a form, once there is something to show, and all that can be said about them. Ctrl/Cmd+Enter saves. */
export function FormBody<V extends object>(props: Props<V>) {
  const { form, label, hasBar = false, submit = form.save, isOver = false, isReadOnly = false, children } = props
  const id = useId()
  const save = () => {
    if (form.canSave && !form.isSaving) void submit()
  }
  useSaveKey(id, save)
  useFirstField(id, isOver && form.waiting === undefined)
  if (form.waiting) return <WaitingFor waiting={form.waiting} />
  return (
    <>
      <DraftOffer form={form} />
      {form.conflict && (
        <ScrollIntoView key={form.conflict.title} block="start">
          <ConflictView form={form} conflict={form.conflict} />
        </ScrollIntoView>
      )}
      <AntdForm aria-label={label} name={id} layout="vertical" onFinish={save} disabled={form.isSaving || isReadOnly}>
        {children}
      </AntdForm>
      {form.refusal && !hasBar && (
        <ScrollIntoView block="nearest">
          <Alert type="error" showIcon title={form.refusal} />
        </ScrollIntoView>
      )}
    </>
  )
}
