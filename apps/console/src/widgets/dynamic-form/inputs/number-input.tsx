import { onInput } from '#ui/input/input-props.ts'
import { InputNumber } from 'antd'
import type { FieldInputProps } from './field-input-props.ts'

const given = <Key extends string>(key: Key, value: number | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, number>>

/** The nearest multiple, without the tail that fractions leave in binary. */
const onStep = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(10))

export function NumberInput(props: FieldInputProps<'el-input-number'>) {
  const { field, value, onChange, onBlur } = props
  const settle = () => {
    if (field.isStepStrict && value !== undefined) onChange?.(onStep(value, field.step))
    onBlur?.()
  }
  return (
    <InputNumber<number>
      {...onInput(props)}
      className="dynamic-form-number"
      value={value ?? null}
      onChange={(next) => onChange?.(next ?? undefined)}
      onBlur={settle}
      placeholder={field.placeholder}
      step={field.step}
      controls={field.hasControls}
      {...given('min', field.min)}
      {...given('max', field.max)}
      {...given('precision', field.precision)}
    />
  )
}
