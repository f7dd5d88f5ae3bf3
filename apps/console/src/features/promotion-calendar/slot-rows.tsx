import { useCall } from '#api/use-call.ts'
import { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import { type SlotService, slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { Link } from 'react-router'
import { NotYet } from './timeline.tsx'
import { ordersOfSlotPath } from '../orders/public.ts'

interface Props {
  readonly serviceType: SlotService
  readonly days: readonly string[]
}

/** How much is booked in each slot on each day. */
export function SlotRows({ serviceType, days }: Props) {
  const [from = ''] = days
  const { data, error } = useCall(
    deliveryTimeApi.calendar,
    { serviceType, from, days: days.length },
    { keepPrevious: true },
  )
  const title = `${slotService.label(serviceType)}时段`
  if (!data) return <NotYet title={title} error={error} />
  if (data.slots.length === 0) return null
  return (
    <section className="timeline-group" aria-label={title} data-tone="slot">
      <h2>{title}</h2>
      <ul>
        {data.slots.map(({ id, name, timeRange, status }, place) => (
          <li key={id} className="timeline-row">
            <span className="timeline-label">
              <Link to={`/DeliveryTimes/index?serviceType=${serviceType}`}>{name}</Link>
              <small>{`${timeRange.replace(',', '-')}${status ? '' : '（未开启）'}`}</small>
            </span>
            <span className="timeline-track">
              {data.days.map(({ date, cells }) => {
                const cell = cells[place]
                if (!cell) return null
                const { used, capacity, remaining, closed } = cell
                const state = closed ? 'closed' : remaining === 0 ? 'full' : used > 0 ? 'some' : 'none'
                const text = `${date} ${used}/${capacity === 0 ? '不限' : capacity}`
                return (
                  <span key={date} className="timeline-cell" data-state={state}>
                    {used > 0 && (
                      <Link to={ordersOfSlotPath(date, id)} aria-label={text} data-hint={text}>
                        {used}
                      </Link>
                    )}
                  </span>
                )
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
