import { onInput } from '#ui/input/input-props.ts'
import type { FieldOption } from '@zhanggui/domain/form/form-config'
import { Checkbox, Radio, Select, Switch } from 'antd'
import type { FieldInputProps } from './field-input-props.ts'

const asOption = ({ label, value, isDisabled }: FieldOption) => ({ label, value, disabled: isDisabled })

export function SelectInput(props: FieldInputProps<'el-select'>) {
  const { field, value, onChange } = props
  return (
    <Select
      {...onInput(props)}
      {...(field.isMultiple ? { mode: 'multiple' as const } : {})}
      value={value ?? null}
      onChange={(next) => onChange?.(next ?? undefined)}
      placeholder={field.placeholder || `请选择${field.label}`}
      allowClear={field.isClearable}
      showSearch={field.isFilterable || field.isMultiple ? { optionFilterProp: 'label' } : false}
      options={field.options.map(asOption)}
    />
  )
}

export function RadioInput(props: FieldInputProps<'el-radio-group'>) {
  const { field, value, onChange, id, disabled } = props
  return (
    <div {...(id === undefined ? {} : { id })} tabIndex={-1} className={`choice-${field.look}`}>
      <Radio.Group
        aria-label={field.label}
        {...(disabled ? { disabled } : {})}
        {...(field.look === 'button' ? { optionType: 'button' as const } : {})}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
        options={field.options.map(asOption)}
      />
    </div>
  )
}

export function CheckboxInput(props: FieldInputProps<'el-checkbox-group'>) {
  const { field, value = [], onChange, id, disabled } = props
  const isFull = field.max !== undefined && value.length >= field.max
  const isLeast = field.min !== undefined && value.length <= field.min
  const options = field.options.map((option) => {
    const isBlocked = value.includes(option.value) ? isLeast : isFull
    return { ...asOption(option), disabled: option.isDisabled || isBlocked }
  })
  return (
    <div
      {...(id === undefined ? {} : { id })}
      tabIndex={-1}
      className={`choice-${field.look}`}
      role="group"
      aria-label={field.label}
    >
      <Checkbox.Group
        {...(disabled ? { disabled } : {})}
        value={value}
        onChange={(next) => onChange?.(next)}
        options={options}
      />
    </div>
  )
}

export function SwitchInput(props: FieldInputProps<'el-switch'>) {
  const { field, value, onChange } = props
  const isOn = value === field.on.value
  const { text, color } = isOn ? field.on : field.off
  return (
    <span className="dynamic-form-switch">
      <Switch
        {...onInput(props)}
        checked={isOn}
        onChange={(next) => onChange?.(next ? field.on.value : field.off.value)}
        {...(color === undefined ? {} : { style: { background: color } })}
      />
      {text && <span>{text}</span>}
    </span>
  )
}
