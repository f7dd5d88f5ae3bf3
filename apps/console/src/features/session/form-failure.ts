import { CallError, textOf } from '#api/call-error.ts'

interface FieldFailure<N extends string> {
  readonly name: N
  readonly errors: string[]
}

/** Parts a failed save into what belongs to the form's fields and what is left to say beside them. */
export function formFailure<N extends string>(
  error: unknown,
  names: readonly N[],
): { readonly fields: FieldFailure<N>[]; readonly rest: string | undefined } {
  if (!(error instanceof CallError)) return { fields: [], rest: textOf(error) }
  const fields = names.flatMap((name) => {
    const errors = error.fields.filter(({ path }) => path === name).map(({ message }) => message)
    return errors.length > 0 ? [{ name, errors }] : []
  })
  return { fields, rest: fields.length > 0 ? undefined : error.message }
}
