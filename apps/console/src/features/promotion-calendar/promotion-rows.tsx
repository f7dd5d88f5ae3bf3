import { useCall } from '#api/use-call.ts'
import { promotionPath } from '#widgets/promotion-preview/promotion-paths.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { CalendarEntry } from '@zhanggui/contract/marketing/calendar-fields'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { type PromotionKind, promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import { sessionText } from '@zhanggui/domain/seckill/activity-times'
import { Link } from 'react-router'
import { NotYet, type TimelineEntry, TimelineGroup } from './timeline.tsx'

interface Props {
  readonly days: readonly string[]
}

const asked = (days: Props['days']) => ({ from: days[0] ?? '', days: days.length })
const { coupon, seckill, fullReduction } = promotionKind.is

const minute = (at: Date) => formatShopTime(at).slice(5, 16)

const entryOf =
  (kind: PromotionKind, what = '') =>
  ({ id, name, startTime, endTime, isOpen }: CalendarEntry): TimelineEntry => ({
    key: `${what}${id}`,
    name,
    to: promotionPath({ kind, id, name }),
    from: startTime,
    until: endTime,
    note: `${what}${minute(startTime)} 至 ${minute(endTime)}`,
    isOpen,
  })

export function CouponRows({ days }: Props) {
  const { data, error } = useCall(couponApi.calendar, asked(days), { keepPrevious: true })
  if (!data) return <NotYet title="优惠券" error={error} />
  const { claimList, useList: spendList, endlessNum } = data
  const entries = [...claimList.map(entryOf(coupon, '领取 ')), ...spendList.map(entryOf(coupon, '使用 '))]
  const endless = (
    <p className="timeline-none">
      <Link to="/coupon/list?status=1">{`另有 ${endlessNum} 张长期有效的优惠券`}</Link>
    </p>
  )
  return (
    <TimelineGroup
      title="优惠券"
      tone="coupon"
      days={days}
      entries={entries}
      footnote={endlessNum > 0 ? endless : undefined}
    />
  )
}

export function SeckillRows({ days }: Props) {
  const { data, error } = useCall(seckillApi.calendar, asked(days), { keepPrevious: true })
  if (!data) return <NotYet title="秒杀活动" error={error} />
  const entries = data.map(({ id, name, startDate, endDate, timeList, isOpen, productNum }) => ({
    key: String(id),
    name,
    to: promotionPath({ kind: seckill, id, name }),
    from: startOfDay(startDate),
    until: startOfDay(addDays(endDate, 1)),
    note: [timeList.map(sessionText).join('、'), productNum > 0 ? `${productNum}\u00a0个商品` : '未参加'].join(' · '),
    isOpen,
  }))
  return <TimelineGroup title="秒杀活动" tone="seckill" days={days} entries={entries} />
}

export function ReductionRows({ days }: Props) {
  const { data, error } = useCall(fullReductionApi.calendar, asked(days), { keepPrevious: true })
  if (!data) return <NotYet title="满减活动" error={error} />
  return <TimelineGroup title="满减活动" tone="reduction" days={days} entries={data.map(entryOf(fullReduction))} />
}
