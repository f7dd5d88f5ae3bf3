import type { CallError } from '#api/call-error.ts'
import { useStore } from '#api/store.ts'
import { useEffect, useState } from 'react'
import type { FieldRegister } from '#ui/form/field-register.ts'
import { nameIn, type Problem } from './form-check.ts'
import { type FormStore, makeLive, setRefused } from '#ui/form/form-store.ts'

/** Where somebody who wants to save is needed first; a new one for every attempt. */
interface FirstProblem {
  readonly path: string
  readonly tab: string | undefined
}

/** What is wrong with a form, as far as anybody was told. */
export interface ShownProblems {
  /** Why the server said no, where no field is to blame. */
  readonly refusal: string | undefined
  readonly first: FirstProblem | undefined
  /** What is wrong in this place itself: a field, or a part of one. */
  readonly problemAt: (path: string) => string | undefined
  /** What is wrong with a field or any part of it. */
  readonly problemIn: (name: string) => string | undefined
  /** How many fields of a tab are wrong. */
  readonly wrongIn: (tab: string) => number
}

interface Problems {
  readonly shown: ShownProblems
  /** Tells what stands against saving; true where something does. */
  readonly tell: (problems: readonly Problem[]) => boolean
  readonly tellRefusal: (error: CallError, placeOf?: (path: string) => string | undefined) => void
  readonly clear: () => void
}

export function useProblems<V extends object, R>(
  store: FormStore<V, R>,
  judge: (values: V) => readonly Problem[],
  fields: FieldRegister<V>,
): Problems {
  const { values, live, refused } = useStore(store)
  const [refusal, setRefusal] = useState<string>()
  const [first, setFirst] = useState<FirstProblem>()
  const found = live.size > 0 ? judge(values) : []
  const shown = [
    ...[...refused].map(([path, message]) => ({ path, message })),
    ...found.filter(({ path }) => live.has(path) || live.has(nameIn(path))),
  ]
  const place = (problems: readonly Problem[]) => {
    const names = fields.names().filter((name) => problems.some(({ path }) => nameIn(path) === name))
    makeLive(store, names)
    const foremost = problems.find(({ path }) => nameIn(path) === names[0])
    setFirst(foremost && { path: foremost.path, tab: fields.facts(nameIn(foremost.path))?.tab })
    setRefusal(problems.find(({ path }) => !names.includes(nameIn(path)))?.message)
  }
  return {
    shown: {
      refusal,
      first,
      problemAt: (path) => shown.find((problem) => problem.path === path)?.message,
      problemIn: (name) => shown.find(({ path }) => nameIn(path) === name)?.message,
      wrongIn: (tab) =>
        new Set(shown.map(({ path }) => nameIn(path)).filter((name) => fields.facts(name)?.tab === tab)).size,
    },
    tell(problems) {
      if (problems.length > 0) makeLive(store, fields.names())
      place(problems)
      return problems.length > 0
    },
    tellRefusal(error, placeOf) {
      const told = error.fields.map(({ path, message }) => ({ path: placeOf?.(path) ?? path, message }))
      setRefused(store, new Map(told.map(({ path, message }) => [path, message])))
      place(told.length > 0 ? told : [{ path: '', message: error.message }])
    },
    clear: () => place([]),
  }
}

/** Goes to the first place that is wrong, once the form can be typed in again. */
export function useGoToProblem<V extends object>(
  fields: FieldRegister<V>,
  first: FirstProblem | undefined,
  isSaving: boolean,
): void {
  const goal = isSaving ? undefined : first
  useEffect(() => {
    if (goal) fields.goTo(goal.path)
  }, [goal, fields])
}
