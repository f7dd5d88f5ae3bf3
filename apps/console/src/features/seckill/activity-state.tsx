import './seckill.css'
import { useNow } from '#ui/live/use-now.ts'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { dayText } from '@zhanggui/domain/kernel/shop-day'
import {
  activityStatusAt,
  type ActivityTimes,
  sessionText,
  untilNextSession,
} from '@zhanggui/domain/seckill/activity-times'
import { seckillStatus } from '@zhanggui/domain/seckill/seckill-codes'

/** Where an activity stands now, and when its next session begins or this one ends; goes on with the clock. */
export function ActivityState({ of: times }: { readonly of: ActivityTimes }) {
  const now = useNow()
  const until = untilNextSession(times, now)
  return (
    <span className="seckill-state">
      <CodeTag table={seckillStatus} code={activityStatusAt(times, now)} />
      {until !== undefined && <small>{until}</small>}
      {!times.isOpen && <small>平台未开启</small>}
    </span>
  )
}

type Days = Pick<ActivityTimes, 'startDate' | 'endDate'>

/** `2026-11-18 - 2026-11-20` */
export const activityDays = ({ startDate, endDate }: Days) => `${dayText(startDate)} - ${dayText(endDate)}`

/** The same in two lines, where there is little room. */
export const ActivityDays = ({ of: { startDate, endDate } }: { readonly of: Days }) => (
  <span className="seckill-sessions">
    <span>{dayText(startDate)}</span>
    <span>至 {dayText(endDate)}</span>
  </span>
)

export const SessionLines = ({ of: { timeList } }: { readonly of: Pick<ActivityTimes, 'timeList'> }) => (
  <span className="seckill-sessions">
    {timeList.map((session) => (
      <span key={session.start}>{sessionText(session)}</span>
    ))}
  </span>
)

/** 0 is no limit. */
export const limitText = (pieces: number) => (pieces === 0 ? '不限' : `${pieces} 件`)
