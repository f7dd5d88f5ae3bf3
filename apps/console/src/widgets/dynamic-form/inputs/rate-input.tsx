import { StarFilled } from '@ant-design/icons'
import { Rate } from 'antd'
import type { FieldInputProps } from './field-input-props.ts'

const words = ['极差', '失望', '一般', '满意', '惊喜']

/** The word for a score, the five spread over as many stars as there are. */
const wordFor = (score: number, max: number) => words[Math.ceil((score / max) * words.length) - 1] ?? ''

const star = ({ index = 0 }: { readonly index?: number }) => <StarFilled aria-label={`${index + 1} 星`} />

export default function RateInput(props: FieldInputProps<'el-rate'>) {
  const { field, value = 0, onChange, id, disabled } = props
  return (
    <div
      {...(id === undefined ? {} : { id })}
      tabIndex={-1}
      className="dynamic-form-rate"
      role="radiogroup"
      aria-label={field.label}
    >
      <Rate
        count={field.max}
        character={star}
        allowHalf={field.allowsHalf}
        value={value}
        onChange={(score) => onChange?.(score)}
        {...(disabled ? { disabled } : {})}
      />
      {field.showsText && <span>{wordFor(value, field.max)}</span>}
      {field.showsScore && !field.showsText && <span>{value}</span>}
    </div>
  )
}
