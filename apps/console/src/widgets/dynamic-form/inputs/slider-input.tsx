import { Slider } from 'antd'
import type { FieldInputProps } from './field-input-props.ts'

/** More stops than this are a line, not stops. */
const MOST_STOPS = 50

export default function SliderInput(props: FieldInputProps<'el-slider'>) {
  const { field, value, onChange, id, disabled } = props
  const shared = {
    min: field.min,
    max: field.max,
    step: field.step,
    dots: field.showsStops && (field.max - field.min) / field.step <= MOST_STOPS,
    ...(disabled ? { disabled } : {}),
  }
  const pair = Array.isArray(value) ? value : [field.min, field.min]
  const words = field.isRange ? pair.join(' – ') : String(value)
  return (
    <div {...(id === undefined ? {} : { id })} tabIndex={-1} className="dynamic-form-slider">
      {field.isRange ? (
        <Slider
          {...shared}
          range
          ariaLabelForHandle={[`${field.label}：从`, `${field.label}：到`]}
          value={pair}
          onChange={(next) => onChange?.(next)}
        />
      ) : (
        <Slider
          {...shared}
          ariaLabelForHandle={field.label}
          value={typeof value === 'number' ? value : field.min}
          onChange={(next) => onChange?.(next)}
        />
      )}
      <output>{words}</output>
    </div>
  )
}
