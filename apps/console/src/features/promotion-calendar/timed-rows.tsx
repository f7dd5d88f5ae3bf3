import { useCall } from '#api/use-call.ts'
import { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import { timedStatus } from '@zhanggui/domain/timed-change/timed-codes'
import { NotYet, TimelineGroup } from './timeline.tsx'
import { changeText, minuteText, timedPath } from '../products/public.ts'

interface Props {
  readonly days: readonly string[]
}

/** Changes of products, each at its moment. */
export function TimedRows({ days }: Props) {
  const asked = { from: days[0] ?? '', days: days.length }
  const { data, error } = useCall(timedChangeApi.calendar, asked, { keepPrevious: true })
  if (!data) return <NotYet title="定时变更" error={error} />
  const entries = data.map(({ id, kind, summary, runTime, status, total }) => ({
    key: String(id),
    name: changeText({ kind, summary }),
    to: timedPath(id),
    from: runTime,
    until: new Date(runTime.getTime() + 1),
    note: [minuteText(runTime).slice(5), timedStatus.label(status), `${total}\u00a0个商品`].join(' · '),
    isOpen: true,
  }))
  return <TimelineGroup title="定时变更" tone="timed" days={days} entries={entries} />
}
