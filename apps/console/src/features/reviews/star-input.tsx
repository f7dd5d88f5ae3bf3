import { StarFilled } from '@ant-design/icons'
import { Rate } from 'antd'

interface Props {
  readonly id?: string
  readonly value?: number | undefined
  /** 0 takes the stars away, where that is allowed. */
  readonly onChange?: (star: number) => void
  readonly isRequired?: boolean
}

const star = ({ index = 0 }: { readonly index?: number }) => <StarFilled aria-label={`${index + 1} 星`} />

/** One to five stars. */
export const StarInput = ({ id, value = 0, onChange, isRequired = false }: Props) => (
  <div {...(id === undefined ? {} : { id })} tabIndex={-1} role="radiogroup" aria-label="评价星级">
    <Rate character={star} allowClear={!isRequired} value={value} onChange={(next) => onChange?.(next)} />
  </div>
)
