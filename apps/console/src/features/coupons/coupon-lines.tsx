import './coupons.css'
import type { ReactNode } from 'react'

interface Props {
  readonly first: ReactNode
  readonly second: ReactNode
}

/** A cell of two lines, the second one quieter. */
export const Lines = ({ first, second }: Props) => (
  <span className="coupon-lines">
    {first}
    {second !== undefined && <small>{second}</small>}
  </span>
)
