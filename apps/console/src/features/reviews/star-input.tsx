import { StarFilled } from '@ant-design/icons'
import { Rate } from 'antd'

interface Props {
  readonly id?: string
  readonly value?: number | undefined
  readonly onChange?: (star: number) => void
}

const star = ({ index = 0 }: { readonly index?: number }) => <StarFilled aria-label={`${index + 1} 星`} />

/** One to five stars. */
export const StarInput = ({ id, value = 0, onChange }: Props) => (
  <div {...(id === undefined ? {} : { id })} tabIndex={-1} role="radiogroup" aria-label="评价星级">
    <Rate character={star} allowClear={false} value={value} onChange={(next) => onChange?.(next)} />
  </div>
)
