import type { Pattern } from './pattern.ts'

/** What a field holds: what JSON can say, without objects. */
export type FieldValue = string | number | boolean | undefined | readonly FieldValue[]
export type FormValues = Readonly<Record<string, FieldValue>>

export type OptionValue = string | number | boolean
export interface FieldOption {
  readonly label: string
  readonly value: OptionValue
  readonly isDisabled: boolean
}
export interface NestedOption {
  readonly label: string
  readonly value: string | number
  readonly children: readonly NestedOption[]
}

export interface PatternRule {
  readonly pattern: Pattern
  readonly message: string
}

/** The question mark beside a label. */
export interface FieldTip {
  readonly text: string
  readonly link: string | undefined
}

/** What every field has, whatever its tag. */
export interface FieldTraits {
  /** `__vModel__`: the name of its value. */
  readonly name: string
  readonly label: string
  readonly showsLabel: boolean
  readonly labelWidth: number | undefined
  /** Of 24 columns. */
  readonly span: number
  readonly tip: FieldTip | undefined
  readonly placeholder: string
  readonly isDisabled: boolean
  readonly isRequired: boolean
  /** Said when a required value is missing. */
  readonly missingText: string
  readonly rules: readonly PatternRule[]
  /** When it is checked for the first time; without one, when the form is sent. */
  readonly trigger: 'blur' | 'change' | undefined
  readonly defaultValue: FieldValue
}

interface Shape<Tag extends string> {
  readonly tag: Tag
}

export interface TextShape extends Shape<'el-input'> {
  readonly kind: 'text' | 'textarea' | 'password'
  readonly isClearable: boolean
  readonly isReadOnly: boolean
  readonly maxLength: number | undefined
  readonly showsCount: boolean
  readonly rows: { readonly min: number; readonly max: number | undefined }
  readonly prefixIcon: string
  readonly suffixIcon: string
  readonly prepend: string
  readonly append: string
}
export interface NumberShape extends Shape<'el-input-number'> {
  readonly min: number | undefined
  readonly max: number | undefined
  readonly step: number
  readonly isStepStrict: boolean
  readonly precision: number | undefined
  readonly hasControls: boolean
}
export interface SelectShape extends Shape<'el-select'> {
  readonly options: readonly FieldOption[]
  readonly isMultiple: boolean
  readonly isClearable: boolean
  readonly isFilterable: boolean
}
export interface CascaderShape extends Shape<'el-cascader'> {
  readonly options: readonly NestedOption[]
  readonly isMultiple: boolean
  readonly isClearable: boolean
  readonly isFilterable: boolean
  readonly showsAllLevels: boolean
  readonly separator: string
}
interface GroupShape {
  readonly options: readonly FieldOption[]
  readonly look: 'plain' | 'border' | 'button'
}
export interface RadioShape extends Shape<'el-radio-group'>, GroupShape {}
export interface CheckboxShape extends Shape<'el-checkbox-group'>, GroupShape {
  readonly min: number | undefined
  readonly max: number | undefined
}
export interface SwitchShape extends Shape<'el-switch'> {
  readonly on: { readonly value: OptionValue; readonly text: string; readonly color: string | undefined }
  readonly off: { readonly value: OptionValue; readonly text: string; readonly color: string | undefined }
}
export interface SliderShape extends Shape<'el-slider'> {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly showsStops: boolean
  readonly isRange: boolean
}
export interface TimeShape extends Shape<'el-time-picker'> {
  readonly isRange: boolean
  readonly format: string
  readonly valueFormat: string
  /** From and to, `HH:mm:ss`. */
  readonly selectable: readonly [string, string] | undefined
  readonly startPlaceholder: string
  readonly endPlaceholder: string
  readonly isClearable: boolean
}
export interface HoursShape extends Shape<'time-select'> {}
export interface DateShape extends Shape<'el-date-picker'> {
  readonly unit: 'date' | 'week' | 'month' | 'year' | 'datetime'
  readonly amount: 'one' | 'range' | 'many'
  readonly format: string
  readonly valueFormat: string
  readonly startPlaceholder: string
  readonly endPlaceholder: string
  readonly isClearable: boolean
}
export interface RateShape extends Shape<'el-rate'> {
  readonly max: number
  readonly allowsHalf: boolean
  readonly showsText: boolean
  readonly showsScore: boolean
}
export interface ColorShape extends Shape<'el-color-picker'> {
  readonly hasAlpha: boolean
  readonly format: 'hex' | 'rgb' | 'hsb'
}
export interface FileShape extends Shape<'upload-file'> {
  readonly accept: string
  readonly buttonText: string
}
export interface PictureShape extends Shape<'self-upload'> {
  readonly isMultiple: boolean
}

export type FieldShape =
  | TextShape
  | NumberShape
  | SelectShape
  | CascaderShape
  | RadioShape
  | CheckboxShape
  | SwitchShape
  | SliderShape
  | TimeShape
  | HoursShape
  | DateShape
  | RateShape
  | ColorShape
  | FileShape
  | PictureShape
export type FieldTag = FieldShape['tag']
export type FormField = FieldTraits & FieldShape

/** A button stands in a form without having a value. */
export interface FormButton {
  readonly tag: 'el-button'
  readonly text: string
  readonly look: 'default' | 'primary' | 'danger' | 'text'
  readonly isDisabled: boolean
  readonly span: number
}

export interface FormRow {
  readonly tag: 'row'
  readonly span: number
  readonly gutter: number
  readonly justify: 'start' | 'end' | 'center' | 'space-around' | 'space-between'
  readonly align: 'top' | 'middle' | 'bottom'
  readonly children: readonly FormItem[]
}

export type FormItem = FormField | FormButton | FormRow

export interface FormConfig {
  readonly items: readonly FormItem[]
  readonly gutter: number
  readonly size: 'large' | 'medium' | 'small'
  readonly labelPosition: 'left' | 'right' | 'top'
  readonly labelWidth: number
  readonly isDisabled: boolean
  readonly hasButtons: boolean
}

export function fieldsOf(items: readonly FormItem[]): FormField[] {
  return items.flatMap((item) => {
    if (item.tag === 'row') return fieldsOf(item.children)
    return item.tag === 'el-button' ? [] : [item]
  })
}
