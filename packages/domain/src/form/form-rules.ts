import { fieldsOf, type FormConfig, type FormField } from './form-config.ts'

export interface FieldProblem {
  readonly name: string
  readonly message: string
}

/** Why a field cannot be left like this. */
function whyNotField(field: FormField, value: unknown): string | undefined {
  if (isMissing(field, value)) return field.isRequired ? field.missingText : undefined
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  const longest = field.tag === 'el-input' ? field.maxLength : undefined
  if (longest !== undefined && text.length > longest) return `${field.label}不能超过${longest}个字符`
  return field.rules.find(({ pattern }) => !pattern.matches(text))?.message
}

/** Everything that is wrong with a filled-in form, in the order of its fields; said by the screen and by the server. */
export function problemsInForm(form: FormConfig, values: Readonly<Record<string, unknown>>): FieldProblem[] {
  return fieldsOf(form.items).flatMap((field) => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined
    const message = whyNotField(field, value)
    return message === undefined ? [] : [{ name: field.name, message }]
  })
}

function isMissing(field: FormField, value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'string') return field.tag === 'el-rate' && value === 0
  const isSecret = field.tag === 'el-input' && field.kind === 'password'
  return (isSecret ? value : value.trim()) === ''
}
