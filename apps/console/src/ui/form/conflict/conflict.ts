import type { NameOf } from '#ui/form/form-store.ts'
import { sameValue } from '#ui/form/check/same-value.ts'

/** One thing that two people want to be different: a field, or a part of one. */
export interface Difference<V> {
  readonly key: string
  /** The field. */
  readonly name: NameOf<V>
  /** Which part of the field, with both sides in words. */
  readonly part?: { readonly label: string; readonly mine: string; readonly theirs: string }
  /** Changed here since it was opened; otherwise only the other person touched it. */
  readonly isMine: boolean
  /** The values with my side of it. */
  readonly take: (values: V) => V
}

/** Two people's values put together: what stands in question is theirs. */
export interface Merge<V> {
  readonly values: V
  readonly differences: readonly Difference<V>[]
  /** What was put together without a question. */
  readonly notes: readonly string[]
}

/** From what was opened here, what became of it here, and what the other person made of it. */
export type MergeRule<V> = (opened: V, mine: V, theirs: V) => Merge<V>

/** Somebody else saved the thing while it was being edited here. */
export interface Conflict<V> extends Merge<V> {
  readonly title: string
  readonly mine: V
  readonly theirs: V
}

/** Each field as a whole. */
export const mergeFields = <V extends object>(opened: V, mine: V, theirs: V): Merge<V> => ({
  values: theirs,
  differences: namesOf(mine, theirs)
    .filter((name) => !sameValue(mine[name], theirs[name]))
    .map((name) => ({
      key: name,
      name,
      isMine: !sameValue(mine[name], opened[name]),
      take: (values) => ({ ...values, [name]: mine[name] }),
    })),
  notes: [],
})

const namesOf = <V extends object>(mine: V, theirs: V) => Object.keys({ ...mine, ...theirs }) as NameOf<V>[]
