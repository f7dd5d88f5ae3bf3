import { onInput } from '#ui/input/input-props.ts'
import { Button, ColorPicker } from 'antd'
import type { FieldInputProps } from './field-input-props.ts'

const spellings = { hex: 'toHexString', rgb: 'toRgbString', hsb: 'toHsbString' } as const

/** The library's own trigger cannot be reached by keyboard: a button that shows the colour and its name. */
export default function ColorInput(props: FieldInputProps<'el-color-picker'>) {
  const { field, value, onChange } = props
  const { disabled, 'aria-label': label, ...rest } = onInput(props)
  return (
    <ColorPicker
      value={value ?? null}
      format={field.format}
      disabledAlpha={!field.hasAlpha}
      allowClear
      onChange={(color) => onChange?.(color[spellings[field.format]]())}
      onClear={() => onChange?.(undefined)}
      {...(disabled === undefined ? {} : { disabled })}
    >
      <Button
        {...rest}
        {...(disabled === undefined ? {} : { disabled })}
        aria-label={`${label ?? field.label}：${value ?? '选择颜色'}`}
        icon={<span className="dynamic-form-color" {...(value ? { style: { background: value } } : {})} />}
      >
        {value ?? '选择颜色'}
      </Button>
    </ColorPicker>
  )
}
