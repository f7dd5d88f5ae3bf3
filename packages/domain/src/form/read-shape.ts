import type { FieldSource } from './field-source.ts'
import type { FieldShape, FieldTag } from './form-config.ts'
import { readCheckboxes, readCascader, readRadios, readSelect } from './read-choice-shapes.ts'
import { readColor, readDates, readHours, readRate, readSlider, readSwitch, readTime } from './read-picker-shapes.ts'

type Readers = { readonly [Tag in FieldTag]: (source: FieldSource) => FieldShape & { readonly tag: Tag } }

const readers: Readers = {
  'el-input': ({ props, slot }) => ({
    tag: 'el-input',
    kind: props.flag('show-password') ? 'password' : props.oneOf('type', ['text', 'textarea', 'password'], 'text'),
    isClearable: props.flag('clearable'),
    isReadOnly: props.flag('readonly'),
    maxLength: positive(props.number('maxlength')),
    showsCount: props.flag('show-word-limit'),
    rows: {
      min: props.record('autosize').numberWithin('minRows', [1, 50], props.numberWithin('rows', [1, 50], 4)),
      max: positive(props.record('autosize').number('maxRows')),
    },
    prefixIcon: props.text('prefix-icon'),
    suffixIcon: props.text('suffix-icon'),
    prepend: slot.text('prepend'),
    append: slot.text('append'),
  }),
  'el-input-number': ({ props }) => ({
    tag: 'el-input-number',
    min: props.number('min'),
    max: props.number('max'),
    step: positive(props.number('step')) ?? 1,
    isStepStrict: props.flag('step-strictly'),
    precision: props.number('precision') === undefined ? undefined : props.numberWithin('precision', [0, 10], 0),
    hasControls: props.flag('controls', true),
  }),
  'el-select': readSelect,
  'el-cascader': readCascader,
  'el-radio-group': readRadios,
  'el-checkbox-group': readCheckboxes,
  'el-switch': readSwitch,
  'el-slider': readSlider,
  'el-time-picker': readTime,
  'time-select': readHours,
  'el-date-picker': readDates,
  'el-rate': readRate,
  'el-color-picker': readColor,
  'upload-file': ({ props }) => ({
    tag: 'upload-file',
    accept: props.text('accept'),
    buttonText: props.text('buttonText') || '点击上传',
  }),
  'self-upload': ({ props }) => ({ tag: 'self-upload', isMultiple: props.flag('multiple') }),
}

export const isFieldTag = (tag: string): tag is FieldTag => Object.hasOwn(readers, tag)

export const readShape = (tag: FieldTag, source: FieldSource): FieldShape => readers[tag](source)

const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined)
