import './promotion-calendar.css'
import { mayCall, useSession } from '#api/session.ts'
import { Button } from '#ui/action/button.tsx'
import { useNow } from '#ui/live/use-now.ts'
import { useNarrow } from '#ui/theme/media-query.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { shopDate } from '@zhanggui/domain/delivery-time/slot-rules'
import { Radio } from 'antd'
import { useSearchParams } from 'react-router'
import { type CalendarView, daysOf, isDay, stepFrom } from './calendar-days.ts'
import { CouponRows, ReductionRows, SeckillRows } from './promotion-rows.tsx'
import { SlotRows } from './slot-rows.tsx'
import { TimedRows } from './timed-rows.tsx'
import { Timeline } from './timeline.tsx'

const views = [
  { value: 'month', label: '月' },
  { value: 'week', label: '周' },
]

/** Everything that is planned, kind by kind as far as somebody may see it: a month or a week, which the address names. */
export default function PromotionCalendarPage() {
  const { view, day, today, go } = useShown()
  const session = useSession()
  const days = daysOf(view, day)
  const sees = {
    coupons: mayCall(couponApi.calendar, session),
    seckill: mayCall(seckillApi.calendar, session),
    reductions: mayCall(fullReductionApi.calendar, session),
    timed: mayCall(timedChangeApi.calendar, session),
    slots: mayCall(deliveryTimeApi.calendar, session),
  }
  return (
    <section className="promotion-calendar" aria-labelledby="promotion-calendar-title">
      <header>
        <h1 id="promotion-calendar-title">营销日历</h1>
        <strong>{titleOf(view, days)}</strong>
        <span className="promotion-calendar-steps">
          <Button onClick={() => go(view, stepFrom(view, day, -1))}>{view === 'month' ? '上月' : '上周'}</Button>
          <Button disabled={days.includes(today)} onClick={() => go(view, today)}>
            今天
          </Button>
          <Button onClick={() => go(view, stepFrom(view, day, 1))}>{view === 'month' ? '下月' : '下周'}</Button>
          <Radio.Group
            aria-label="显示"
            optionType="button"
            options={views}
            value={view}
            onChange={({ target }) => go(target.value as CalendarView, day)}
          />
        </span>
      </header>
      {Object.values(sees).includes(true) ? (
        <Timeline days={days} today={today}>
          {sees.coupons && <CouponRows days={days} />}
          {sees.seckill && <SeckillRows days={days} />}
          {sees.reductions && <ReductionRows days={days} />}
          {sees.timed && <TimedRows days={days} />}
          {sees.slots && slotService.codes.map((code) => <SlotRows key={code} serviceType={code} days={days} />)}
        </Timeline>
      ) : (
        <p className="timeline-none">没有查看优惠券、秒杀、满减、定时变更和配送时间的权限，请联系管理员开通。</p>
      )}
    </section>
  )
}

/** What the address shows; a phone has room for a week. */
function useShown() {
  const [search, setSearch] = useSearchParams()
  const today = shopDate(useNow())
  const isNarrow = useNarrow()
  const asked = search.get('view')
  const view: CalendarView = asked === 'week' || asked === 'month' ? asked : isNarrow ? 'week' : 'month'
  const day = search.get('day')
  return {
    view,
    day: isDay(day) ? day : today,
    today,
    go: (nextView: CalendarView, nextDay: string) => setSearch({ view: nextView, day: nextDay }, { replace: true }),
  }
}

const titleOf = (view: CalendarView, days: readonly string[]) =>
  view === 'month' ? `${days[0]?.slice(0, 4)}年${Number(days[0]?.slice(5, 7))}月` : `${days[0]} 至 ${days.at(-1)}`
