import type { CallError } from '#api/call-error.ts'
import type { FormValues } from './form-check.ts'
import { sameValue } from './same-value.ts'

/** One thing that two people want to be different: a field, or a part of one. */
export interface Difference {
  readonly key: string
  /** The field. */
  readonly name: string
  /** Which part of the field; both sides are words then. */
  readonly part?: string
  readonly mine: unknown
  readonly theirs: unknown
  /** Changed here since it was opened; otherwise only the other person touched it. */
  readonly isMine: boolean
  /** The values with my side of it. */
  readonly take: (values: FormValues) => FormValues
}

/** Two people's values put together: what stands in question is theirs. */
export interface Merge {
  readonly values: FormValues
  readonly differences: readonly Difference[]
  /** What was put together without a question. */
  readonly notes: readonly string[]
}

/** From what was opened here, what became of it here, and what the other person made of it. */
export type MergeRule = (opened: FormValues, mine: FormValues, theirs: FormValues) => Merge

/** Somebody else saved the thing while it was being edited here. */
export interface Conflict extends Merge {
  readonly title: string
  readonly theirs: { readonly values: FormValues; readonly fixed?: FormValues }
}

/** Each field as a whole. */
export const mergeFields: MergeRule = (opened, mine, theirs) => ({
  values: theirs,
  differences: Object.keys({ ...mine, ...theirs })
    .filter((name) => !sameValue(mine[name], theirs[name]))
    .map((name) => ({
      key: name,
      name,
      mine: mine[name],
      theirs: theirs[name],
      isMine: !sameValue(mine[name], opened[name]),
      take: (values) => ({ ...values, [name]: mine[name] }),
    })),
  notes: [],
})

export const findConflict = (
  error: CallError,
  opened: FormValues,
  mine: FormValues,
  theirs: Conflict['theirs'],
  merge: MergeRule = mergeFields,
): Conflict => ({ ...merge(opened, mine, theirs.values), title: error.message, theirs })
