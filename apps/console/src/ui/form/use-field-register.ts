import type { FormInstance } from 'antd'
import { useRef, useState } from 'react'
import type { Problem } from './form-check.ts'

/** A new one for every time that fields are blamed. */
export interface FirstProblem {
  readonly name: string
  readonly tab: string | undefined
}

interface FieldFacts {
  readonly label: string
  /** The value in words, for the view of a conflict. */
  readonly show: (value: unknown) => string
  /** The form's tab on which it stands. */
  readonly tab: string | undefined
}

export interface FieldRegister {
  /** Called by each field as it appears. */
  readonly enter: (name: string, facts: FieldFacts) => void
  readonly facts: (name: string) => FieldFacts | undefined
  /** Checked while typing: it was left once. */
  readonly isLive: (name: string) => boolean
  readonly check: (name: string) => Promise<void>
  /** Shows problems at their fields, and answers with what belongs to none of them. */
  readonly blame: (problems: readonly Problem[]) => string | undefined
  /** How many fields of a tab are wrong as far as anybody was told. */
  readonly wrongIn: (tab: string) => number
  /** Where somebody who wants to save is needed first. */
  readonly first: FirstProblem | undefined
}

/** The fields of one form: who they are, which of them are checked live, and where the first complaint stands. */
export function useFieldRegister(antd: FormInstance, problems: () => readonly Problem[]): FieldRegister {
  const known = useRef(new Map<string, FieldFacts>())
  const [live, setLive] = useState<ReadonlySet<string>>(new Set())
  const [wrong, setWrong] = useState<ReadonlyMap<string, string | undefined>>(new Map())
  const [first, setFirst] = useState<FirstProblem>()
  const makeLive = (names: readonly string[]) => setLive((before) => new Set([...before, ...names]))
  const tabOf = (name: string) => known.current.get(name)?.tab

  return {
    enter: (name, facts) => void known.current.set(name, facts),
    facts: (name) => known.current.get(name),
    isLive: (name) => live.has(name),
    wrongIn: (tab) => [...wrong.values()].filter((each) => each === tab).length,
    first,
    async check(name) {
      if (!live.has(name)) makeLive([name])
      const problem = problems().find((each) => each.name === name)
      setWrong((before) => withMark(before, name, problem !== undefined, tabOf(name)))
      if (problem) throw new Error(problem.message)
    },
    blame(found) {
      const names = [...known.current.keys()].filter((name) => found.some((problem) => problem.name === name))
      makeLive(names)
      setWrong(new Map(names.map((name) => [name, tabOf(name)])))
      antd.setFields(
        names.map((name) => ({
          name,
          errors: found.filter((problem) => problem.name === name).map(({ message }) => message),
        })),
      )
      setFirst(names[0] === undefined ? undefined : { name: names[0], tab: tabOf(names[0]) })
      return found.find(({ name }) => !names.includes(name))?.message
    },
  }
}

function withMark<T>(before: ReadonlyMap<string, T>, name: string, isWrong: boolean, tab: T): ReadonlyMap<string, T> {
  if (before.has(name) === isWrong) return before
  const next = new Map(before)
  if (isWrong) next.set(name, tab)
  else next.delete(name)
  return next
}
