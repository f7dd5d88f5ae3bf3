import { emptyValue, fitValue } from './fit-value.ts'
import { fieldsOf, type FieldValue, type FormConfig, type FormValues } from './form-config.ts'

/** A stored form that is edited: the id of its row and its values by field name. */
export interface FormRecord {
  readonly id?: number | undefined
  readonly values: Readonly<Record<string, unknown>>
}

export interface FormResult {
  /** Of the row that was edited. */
  readonly id: number | undefined
  readonly values: FormValues
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** What the form shows at first. A stored value wins over the default unless it is blank; 0 and false are values. */
export function startValues(form: FormConfig, record?: FormRecord): FormValues {
  const stored = record?.values ?? {}
  const entries = fieldsOf(form.items).map((field): [string, FieldValue] => {
    const value = Object.hasOwn(stored, field.name) ? stored[field.name] : undefined
    const fitted = isBlank(value) ? undefined : fitValue(field, value)
    return [field.name, fitted ?? field.defaultValue ?? emptyValue(field)]
  })
  return Object.fromEntries(entries)
}

/** What is sent: the values of the form's own fields, and whose they are. */
export function resultOf(form: FormConfig, values: Readonly<Record<string, unknown>>, record?: FormRecord): FormResult {
  const entries = fieldsOf(form.items).map(({ name }) => [name, values[name] as FieldValue] as const)
  return { id: record?.id, values: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) }
}
