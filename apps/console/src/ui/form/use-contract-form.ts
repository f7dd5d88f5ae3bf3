import { CallError } from '#api/call-error.ts'
import { call, type CallArguments } from '#api/call.ts'
import { useRefresh } from '#api/use-call.ts'
import { clearUnsavedMark, useUnsaved, useUnsavedMark } from '#ui/unsaved.ts'
import type { Endpoint, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { App } from 'antd'
import { useRef, useState } from 'react'
import { findConflict } from './conflict.ts'
import type { ContractForm, FormOptions } from './contract-form.ts'
import { draftOf, type FormValues, type Problem, problemsOf } from './form-check.ts'
import { useConflict } from './use-conflict.ts'
import { useFieldRegister } from './use-field-register.ts'
import { useFormValues } from './use-form-values.ts'
import { useGoToProblem } from './use-go-to-problem.ts'
import { useLocalDraft } from './use-local-draft.ts'

/** A form for the input of a call: the contract's schema checks it, the server's field errors land on its fields. */
export function useContractForm<E extends Endpoint>(endpoint: E, options: FormOptions<E>): ContractForm<E> {
  const schema = options.schema ?? endpoint.body
  const held = useFormValues(options.loaded)
  const { base, values, isDirty, typed, whole, start } = held
  const { message } = App.useApp()
  const refresh = useRefresh()
  const [refusal, setRefusal] = useState<string>()
  const { conflict, setConflict, settle } = useConflict(start)
  const fields = useFieldRegister(held.antd, () => problemsOf(schema, whole()))
  const mark = useUnsavedMark()
  const draft = useLocalDraft(options.draft, values, isDirty)

  function finish(reply: ReplyOf<E>) {
    const saved = typed()
    start({ ...base, values: saved }, saved)
    clearUnsavedMark(mark)
    draft.clear()
    void message.success(options.success ?? '保存成功')
    void refresh([endpoint, ...(options.refresh ?? [])])
    options.onSaved?.(reply)
  }

  async function explain(error: CallError) {
    const theirs = error.kind === 'conflict' ? await latest(options) : undefined
    if (theirs) setConflict(findConflict(error, base.values, typed(), theirs, options.merge))
    else setRefusal(fields.blame(problemsIn(error, options.fieldOf)))
    options.onRefused?.(error)
  }

  const { save, isSaving } = useSaving(async () => {
    const problems = problemsOf(schema, whole())
    setRefusal(fields.blame(problems))
    if (problems.length > 0) return false
    try {
      finish(await call(endpoint, ...sentBy(options, draftOf(schema, whole()), base.values)))
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await explain(error)
      return false
    }
  })
  useUnsaved(isDirty, save, mark)
  useGoToProblem(held.antd, fields.first, isSaving)

  return {
    ...held,
    call: endpoint,
    schema,
    fields,
    isSaving,
    refusal,
    conflict,
    draft,
    save,
    reset() {
      held.antd.resetFields()
      start(base, base.values)
      setRefusal(fields.blame([]))
      draft.clear()
    },
    settle,
  }
}

const sentBy = <E extends Endpoint>({ input }: FormOptions<E>, draft: FormValues, loaded: FormValues) =>
  [input?.(draft, loaded) ?? draft, { quiet: true }] as unknown as CallArguments<E>

/** Nothing where it cannot be read: then the conflict is told like any other refusal. */
async function latest<E extends Endpoint>(options: FormOptions<E>) {
  try {
    return await options.latest?.()
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}

/** Two clicks are one save. */
function useSaving(work: () => Promise<boolean>) {
  const [isSaving, setSaving] = useState(false)
  const isRunning = useRef(false)
  async function save(): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setSaving(true)
    try {
      return await work()
    } finally {
      isRunning.current = false
      setSaving(false)
    }
  }
  return { save, isSaving }
}

function problemsIn(error: CallError, fieldOf?: (path: string) => string | undefined): Problem[] {
  if (error.fields.length === 0) return [{ name: '', message: error.message }]
  return error.fields.map(({ path, message }) => ({ name: fieldOf?.(path) ?? path.split('.')[0] ?? '', message }))
}
