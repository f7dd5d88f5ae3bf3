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

/** A time with a beginning and an end has a line for each. */
export function SpanLines({ text }: { readonly text: string }) {
  const [from, until] = text.split(' 一 ')
  if (until === undefined) return text
  return (
    <span className="coupon-span">
      <span>{from} 一</span>
      <span>{until}</span>
    </span>
  )
}
