import type { FormInstance } from 'antd'
import { useRef, useState } from 'react'
import type { Problem } from './form-check.ts'

export interface FieldFacts {
  readonly label: string
  /** The value in words, for the view of a conflict. */
  readonly show: (value: unknown) => string
}

export interface FieldRegister {
  /** Called by each field as it appears. */
  readonly enter: (name: string, facts: FieldFacts) => void
  readonly facts: (name: string) => FieldFacts | undefined
  /** Checked while typing: it was left once. */
  readonly isLive: (name: string) => boolean
  readonly check: (name: string) => Promise<void>
  /** Shows problems at their fields, goes to the first, and answers with what belongs to none of them. */
  readonly blame: (problems: readonly Problem[]) => string | undefined
}

/** The fields of one form: who they are, which of them are checked live, and where the first complaint stands. */
export function useFieldRegister(antd: FormInstance, problems: () => readonly Problem[]): FieldRegister {
  const known = useRef(new Map<string, FieldFacts>())
  const [live, setLive] = useState<ReadonlySet<string>>(new Set())
  const makeLive = (names: readonly string[]) => setLive((before) => new Set([...before, ...names]))

  return {
    enter: (name, facts) => void known.current.set(name, facts),
    facts: (name) => known.current.get(name),
    isLive: (name) => live.has(name),
    async check(name) {
      if (!live.has(name)) makeLive([name])
      const problem = problems().find((each) => each.name === name)
      if (problem) throw new Error(problem.message)
    },
    blame(found) {
      const names = [...known.current.keys()].filter((name) => found.some((problem) => problem.name === name))
      makeLive(names)
      antd.setFields(
        names.map((name) => ({
          name,
          errors: found.filter((problem) => problem.name === name).map(({ message }) => message),
        })),
      )
      const [first] = names
      if (first !== undefined) antd.scrollToField(first, { block: 'center', focus: true })
      return found.find(({ name }) => !names.includes(name))?.message
    },
  }
}
