import type { InputProps } from '#ui/input/input-props.ts'
import type { FieldTag, FormField, OptionValue } from '@zhanggui/domain/form/form-config'

type Moment = string | number

/** What the input of each tag takes and gives; nothing where nothing was entered. */
interface ValueOf extends Record<FieldTag, unknown> {
  'el-input': string
  'el-input-number': number
  'el-select': OptionValue | OptionValue[]
  'el-cascader': Moment[] | Moment[][]
  'el-radio-group': OptionValue
  'el-checkbox-group': OptionValue[]
  'el-switch': OptionValue
  'el-slider': number | number[]
  'el-time-picker': string | string[]
  'time-select': string
  'el-date-picker': Moment | Moment[]
  'el-rate': number
  'el-color-picker': string
  'upload-file': string
  'self-upload': string
}

export interface FieldInputProps<Tag extends FieldTag> extends InputProps<ValueOf[Tag] | undefined> {
  readonly field: FormField & { readonly tag: Tag }
  readonly onBlur?: () => void
}
