import { CallError } from '#api/call-error.ts'
import { createFieldRegister } from '#ui/form/field-register.ts'
import { createFormStore, startForm } from '#ui/form/form-store.ts'
import { sameValue } from '#ui/form/check/same-value.ts'
import { useGoToProblem, useProblems } from '#ui/form/check/use-problems.ts'
import { useSaving } from '#ui/form/use-saving.ts'
import { useStore } from '#api/store.ts'
import { clearUnsavedMark, useUnsaved, useUnsavedMark } from '#ui/page/unsaved.ts'
import type { FormConfig } from '@zhanggui/domain/form/form-config'
import { problemsInForm } from '@zhanggui/domain/form/form-rules'
import { type FormRecord, type FormResult, resultOf, startValues } from '@zhanggui/domain/form/form-values'
import { useEffect, useEffectEvent, useId, useState } from 'react'

type Values = Readonly<Record<string, unknown>>

export interface DynamicFormOptions {
  readonly form: FormConfig
  /** What was stored before, when it is edited. */
  readonly record?: FormRecord | undefined
  /** A call that fails may blame fields by their names. */
  readonly onSubmit: (result: FormResult) => Promise<unknown>
  /** Hears whether anything is typed that is not sent yet. */
  readonly onDirty?: ((isDirty: boolean) => void) | undefined
  /** Nothing is lost with it: leaving asks no question. */
  readonly isTrial?: boolean
}

/** Values, problems and sending of a configured form. Another configuration or record is another form: give it a key. */
export function useDynamicForm({ form, record, onSubmit, onDirty, isTrial = false }: DynamicFormOptions) {
  const prefix = useId()
  const [start] = useState<Values>(() => startValues(form, record))
  const [store] = useState(() => createFormStore<Values, undefined>(undefined, start))
  const [fields] = useState(() => createFieldRegister(store, prefix))
  const { values, stored } = useStore(store)
  const judge = (now: Values) => problemsInForm(form, now).map(({ name, message }) => ({ path: name, message }))
  const { shown, tell, tellRefusal, clear } = useProblems(store, judge, fields)
  const mark = useUnsavedMark()
  const { save: submit, isSaving: isSending } = useSaving(async () => {
    if (form.isDisabled || tell(judge(store.get().values))) return false
    const sent = store.get().values
    try {
      await onSubmit(resultOf(form, sent, record))
      startForm(store, undefined, sent)
      clearUnsavedMark(mark)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      tellRefusal(error, (path) => path.split('.').at(-1))
      return false
    }
  })
  const isDirty = !sameValue(values, stored)
  const tellDirty = useEffectEvent(() => onDirty?.(isDirty))
  useEffect(() => tellDirty(), [isDirty])
  useUnsaved(!isTrial && isDirty, submit, mark)
  useGoToProblem(fields, shown.first, isSending)
  return {
    fields,
    values,
    ...shown,
    isSending,
    submit,
    reset: () => {
      startForm(store, undefined, stored, start)
      clear()
    },
  }
}

export type DynamicFormHandle = ReturnType<typeof useDynamicForm>
