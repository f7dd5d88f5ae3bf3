import './coupons.css'
import { useNow } from '#ui/live/use-now.ts'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { couponPhase } from '@zhanggui/domain/coupon/coupon-codes'
import { type CouponTerms, standingOf } from '@zhanggui/domain/coupon/coupon-rules'

/** Where a coupon stands, and how long until that changes. */
export function CouponStanding({ of: coupon }: { readonly of: CouponTerms }) {
  const { phase, text } = standingOf(coupon, useNow())
  return (
    <span className="coupon-standing">
      <CodeTag table={couponPhase} code={phase} />
      {text !== '' && <small>{text}</small>}
    </span>
  )
}
