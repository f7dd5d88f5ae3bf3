import { CallError } from '#api/call-error.ts'
import { sameValue } from '#ui/form/same-value.ts'
import { useFieldRegister } from '#ui/form/use-field-register.ts'
import { useGoToProblem } from '#ui/form/use-go-to-problem.ts'
import { clearUnsavedMark, useUnsaved, useUnsavedMark } from '#ui/unsaved.ts'
import type { FormConfig } from '@zhanggui/domain/form/form-config'
import { type FieldProblem, problemsInForm } from '@zhanggui/domain/form/form-rules'
import { type FormRecord, type FormResult, resultOf, startValues } from '@zhanggui/domain/form/form-values'
import { Form } from 'antd'
import { useRef, useState } from 'react'

export interface DynamicFormOptions {
  readonly form: FormConfig
  /** What was stored before, when it is edited. */
  readonly record?: FormRecord | undefined
  /** A call that fails may blame fields by their names. */
  readonly onSubmit: (result: FormResult) => Promise<unknown>
  /** Nothing is lost with it: leaving asks no question. */
  readonly isTrial?: boolean
}

/** Values, problems and sending of a configured form. Another configuration or record is another form: give it a key. */
export function useDynamicForm({ form, record, onSubmit, isTrial = false }: DynamicFormOptions) {
  const [antd] = Form.useForm<Record<string, unknown>>()
  const [start] = useState(() => startValues(form, record))
  const [saved, setSaved] = useState<Readonly<Record<string, unknown>>>(start)
  const [values, setValues] = useState(saved)
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isRunning = useRef(false)
  const mark = useUnsavedMark()
  // The whole store: a form in the background has no fields, but still its values.
  const typed = () => ({ ...start, ...(antd.getFieldsValue(true) as Record<string, unknown>) })
  const fields = useFieldRegister(antd, () => problemsInForm(form, typed()))

  async function send(): Promise<boolean> {
    const sent = typed()
    const problems = problemsInForm(form, sent)
    setRefusal(fields.blame(problems))
    if (problems.length > 0) return false
    try {
      await onSubmit(resultOf(form, sent, record))
      setSaved(sent)
      clearUnsavedMark(mark)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(fields.blame(problemsIn(error)))
      return false
    }
  }

  /** Two clicks are one. */
  async function submit(): Promise<boolean> {
    if (isRunning.current || form.isDisabled) return false
    isRunning.current = true
    setSending(true)
    try {
      return await send()
    } finally {
      isRunning.current = false
      setSending(false)
    }
  }
  useUnsaved(!isTrial && !sameValue(values, saved), submit, mark)
  useGoToProblem(antd, fields.first, isSending)

  return {
    antd,
    start,
    fields,
    refusal,
    isSending,
    submit,
    follow: () => setValues(typed()),
    reset: () => {
      antd.setFieldsValue(start)
      setValues(start)
      setRefusal(fields.blame([]))
      antd.setFields(Object.keys(start).map((name) => ({ name, errors: [] })))
    },
  }
}

function problemsIn(error: CallError): FieldProblem[] {
  if (error.fields.length === 0) return [{ name: '', message: error.message }]
  return error.fields.map(({ path, message }) => ({ name: path.split('.').at(-1) ?? '', message }))
}
