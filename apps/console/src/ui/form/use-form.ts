import { useApp } from '#ui/feedback/use-app.ts'
import { CallError } from '#api/call-error.ts'
import { request } from '#api/call.ts'
import { useRefresh } from '#api/use-call.ts'
import { useStore } from '#api/store.ts'
import { clearUnsavedMark, useUnsaved, useUnsavedMark } from '#ui/page/unsaved.ts'
import type { Endpoint, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { z } from 'zod'
import { mergeFields } from './conflict/conflict.ts'
import { createFieldRegister, type FieldRegister } from './field-register.ts'
import type { Change, Form, FormOptions } from './form.ts'
import { draftOf, problemsOf } from './check/form-check.ts'
import { changeValues, createFormStore, type FormStore, startForm } from './form-store.ts'
import { sameValue } from './check/same-value.ts'
import { useConflict } from './conflict/use-conflict.ts'
import { useLocalDraft } from './draft/use-local-draft.ts'
import { useGoToProblem, useProblems } from './check/use-problems.ts'
import { type EditedRecord, missingOf, type Waiting } from './edit/use-record.ts'
import { markSaved } from '#ui/list/trail/changed-record.ts'
import { useSaving } from './use-saving.ts'

/** A form that is saved by a call: the schema checks it, the server's field errors land on its fields. */
export function useForm<
  V extends object,
  S extends z.ZodObject,
  E extends Endpoint,
  R extends object = Record<never, never>,
>(options: FormOptions<V, S, E, R>): Form<V> {
  const { call: endpoint, schema, whole = schema, record, loaded } = options
  const prefix = useId()
  const [store] = useState(() => createFormStore(record?.data, loaded(record?.data)))
  const [fields] = useState(() => createFieldRegister(store, prefix))
  const { values, stored } = useStore(store)
  const waiting = useReading(store, record, loaded) ?? missingOf(options.needs ?? [])
  const isDirty = !sameValue(values, stored)
  const { shown, tellBy, tellRefusal, clear } = useJudged(store, schema, fields)
  const { conflict, compare, settle } = useConflict(store, loaded, options.merge ?? mergeFields)
  const mark = useUnsavedMark()
  const draft = useLocalDraft(options.draft, values, isDirty, waiting === undefined)
  const tellSaved = useSavedTelling(options)

  function finish(reply: ReplyOf<E>) {
    startForm(store, store.get().record, store.get().values)
    clearUnsavedMark(mark)
    draft.clear()
    tellSaved(reply)
    options.onSaved?.(reply)
  }
  const prepare = async (by: z.ZodObject) => {
    changeValues(store, options.handOver?.() ?? {})
    return !tellBy(by) && ((await options.ask?.()) ?? true)
  }
  const work = async () => {
    try {
      finish(await send(store, options))
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const theirs = error.kind === 'conflict' ? await record?.reread() : undefined
      if (theirs) compare(error.message, theirs)
      else tellRefusal(error, options.placeOf)
      options.onRefused?.(error)
      return false
    }
  }
  const reset = () => {
    startForm(store, store.get().record, store.get().stored)
    clear()
    draft.clear()
  }
  const { save, isSaving } = useSaving(work, prepare)
  const saveDraft = () => save(schema)
  useUnsaved(isDirty, saveDraft, mark)
  useGoToProblem(fields, shown.first, isSaving)
  const canSave = (isDirty || makesNew(options)) && conflict === undefined
  const state = { call: endpoint, schema: whole, fields, values, waiting, isDirty, canSave, isSaving, conflict, draft }

  const saveWhole = () => save(whole)
  return { ...shown, ...state, settle, save: saveDraft, saveWhole, change: changeOf(store), reset }
}

const changeOf =
  <V extends object, R>(store: FormStore<V, R>) =>
  (change: Change<V>) =>
    changeValues(store, typeof change === 'function' ? change(store.get().values) : change)

/** What it begins with may be sent. */
const makesNew = ({ record, sendsUnchanged = false }: MakesNew) =>
  sendsUnchanged || (record !== undefined && record.data === undefined && record.waiting === undefined)
interface MakesNew {
  readonly record?: EditedRecord<object> | undefined
  readonly sendsUnchanged?: boolean
}

/** A toast, and lists that show the record as it is now. */
function useSavedTelling<V extends object, S extends z.ZodObject, E extends Endpoint, R extends object>({
  call: endpoint,
  record,
  success = '保存成功',
  refresh: alsoChanged = [],
}: FormOptions<V, S, E, R>) {
  const { message } = useApp()
  const refresh = useRefresh()
  return (reply: ReplyOf<E>) => {
    if (success !== '') void message.success(success)
    void refresh([endpoint, ...alsoChanged])
    markSaved(endpoint, record?.data, reply)
  }
}

/** By one schema at a time: whoever keeps half of it does not hear what is missing, until the whole is asked for. */
function useJudged<V extends object, R>(store: FormStore<V, R>, schema: z.ZodObject, fields: FieldRegister<V>) {
  const [judge, setJudge] = useState(schema)
  const problems = useProblems(store, (now: V) => problemsOf(judge, now), fields)
  return {
    ...problems,
    tellBy: (by: z.ZodObject): boolean => {
      setJudge(by)
      return problems.tell(problemsOf(by, store.get().values))
    },
  }
}

/** What is sent: the values as the schema takes them, and unseen the id and the version of what was read. */
function send<V extends object, S extends z.ZodObject, E extends Endpoint, R extends object>(
  store: FormStore<V, R>,
  { call: endpoint, schema, toInput }: FormOptions<V, S, E, R>,
): Promise<ReplyOf<E>> {
  const { record, values } = store.get()
  const draft = draftOf<S>(schema, values)
  const { id, version }: { readonly id?: unknown; readonly version?: unknown } = record ?? {}
  const input = { id, version, ...(toInput ? toInput(draft, record) : draft) }
  return request(endpoint, input, { quiet: true })
}

/** Takes over what is read, and news of it while nothing would be lost by it. */
function useReading<V extends object, R extends object>(
  store: FormStore<V, R>,
  record: EditedRecord<R> | undefined,
  loaded: (record: R) => V,
): Waiting | undefined {
  const { record: known } = useStore(store)
  const data = record?.data
  const takeOver = useEffectEvent((read: R) => {
    const { record: before, stored, values } = store.get()
    if (before === read || (before !== undefined && !sameValue(stored, values))) return
    startForm(store, read, loaded(read))
  })
  useEffect(() => {
    if (data !== undefined) takeOver(data)
  }, [data])
  if (known !== undefined) return undefined
  return data === undefined ? record?.waiting : { error: null, retry: () => undefined }
}
