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

/** What is only ever said to have changed. */
export const secretChange = (field: string): Change => ({ field, before: '', after: '已修改' })
