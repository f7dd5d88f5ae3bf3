import type { CallError } from '#api/call-error.ts'
import type { FormValues } from './form-check.ts'
import { sameValue } from './same-value.ts'

export interface Difference {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
  /** Changed here since it was opened; otherwise only the other person touched it. */
  readonly isMine: boolean
}

/** Somebody else saved the thing while it was being edited here. */
export interface Conflict {
  readonly title: string
  readonly mine: FormValues
  readonly theirs: { readonly values: FormValues; readonly fixed?: FormValues }
  readonly differences: readonly Difference[]
}

export function findConflict(
  error: CallError,
  opened: FormValues,
  mine: FormValues,
  theirs: Conflict['theirs'],
): Conflict {
  const names = Object.keys({ ...mine, ...theirs.values })
  return {
    title: error.message,
    mine,
    theirs,
    differences: names
      .filter((name) => !sameValue(mine[name], theirs.values[name]))
      .map((name) => ({
        name,
        mine: mine[name],
        theirs: theirs.values[name],
        isMine: !sameValue(mine[name], opened[name]),
      })),
  }
}
