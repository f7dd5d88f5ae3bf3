/** What one field of the screen showed before and after a write. */
export interface Change {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** The fields that differ, by their labels. */
export const changesBetween = (fields: Readonly<Record<string, readonly [before: string, after: string]>>): Change[] =>
  Object.entries(fields).flatMap(([field, [before, after]]) => (before === after ? [] : [{ field, before, after }]))

/** A change whose values are not logged. */
export const secretChange = (field: string): Change => ({ field, before: '', after: '已修改' })
