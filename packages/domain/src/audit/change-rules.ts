/** What one field of the screen showed before and after a write. */
export interface Change {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** Notes what was changed; `subject` is the name of the thing that the fields belong to. */
export type RecordChanges = (changes: readonly Change[], subject?: string) => void

/** The fields that differ, by their labels. */
export const changesBetween = (fields: Readonly<Record<string, readonly [before: string, after: string]>>): Change[] =>
  Object.entries(fields).flatMap(([field, [before, after]]) => (before === after ? [] : [{ field, before, after }]))

type Texts = Readonly<Record<string, string>>

/** The same for a whole record described by its labels; undefined where it does not exist before or after the write. */
export const changesOfRecord = (before: Texts | undefined, after: Texts | undefined): Change[] =>
  changesBetween(
    Object.fromEntries(
      Object.keys({ ...before, ...after }).map((field) => [field, [before?.[field] ?? '', after?.[field] ?? '']]),
    ),
  )

/** A change whose values are not logged. */
export const secretChange = (field: string): Change => ({ field, before: '', after: '已修改' })
