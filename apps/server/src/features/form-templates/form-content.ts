import { parseForm } from '@zhanggui/domain/form/parse-form'

/** A rule of a field: the pattern as text between slashes, never run as code. */
interface PatternRule {
  readonly pattern: string
  readonly message: string
}

interface FieldTraits {
  readonly placeholder?: string
  readonly regList?: readonly PatternRule[]
  readonly maxlength?: number
  readonly required?: boolean
}

/** The form-level keys of the dynamic form (spec §3 "Form generator config"). */
const FORM = {
  formRef: 'elForm',
  formModel: 'formData',
  size: 'medium',
  labelPosition: 'right',
  labelWidth: 130,
  formRules: 'rules',
  gutter: 15,
  disabled: false,
  span: 24,
  formBtns: true,
}

const field = (
  tag: string,
  name: string,
  label: string,
  { placeholder, regList = [], required = true, ...props }: FieldTraits,
) => ({
  __config__: {
    label,
    labelWidth: 130,
    showLabel: true,
    changeTag: true,
    tag,
    required,
    layout: 'colFormItem',
    span: 24,
    regList,
  },
  __vModel__: name,
  ...(placeholder === undefined ? {} : { placeholder }),
  ...props,
})

export const input = (name: string, label: string, traits: Omit<FieldTraits, 'placeholder'> = {}) => ({
  ...field('el-input', name, label, { ...traits, placeholder: `请输入${label}` }),
  clearable: true,
})

/** The options come from the list of banks, which the page fills in. */
export const select = (name: string, label: string) => ({
  ...field('el-select', name, label, { placeholder: `请选择${label}` }),
  __slot__: { options: [] },
  clearable: true,
  filterable: true,
})

export const picture = (name: string, label: string) => ({
  ...field('self-upload', name, label, {}),
  multiple: false,
})

/** Parsed at start: a template that the screens cannot render or validate completely stops the server. */
export function formContent(...fields: readonly object[]): string {
  const content = JSON.stringify({ fields, ...FORM })
  const parsed = parseForm(content)
  if (!parsed.ok) throw new Error(parsed.faults.join('；'))
  return content
}
