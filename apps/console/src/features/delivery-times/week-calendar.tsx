import './week-calendar.css'
import { useCall } from '#api/use-call.ts'
import { useNow } from '#ui/live/use-now.ts'
import { deliveryTimeApi, type DeliveryCalendar } from '@zhanggui/contract/marketing/delivery-time'
import type { SlotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { addDays, shopDate, weekdayOptions } from '@zhanggui/domain/delivery-time/slot-rules'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ordersOfSlotPath } from '../orders/public.ts'

const WEEK = 7

/** What is booked on seven days, slot by slot. */
export function WeekCalendar({ serviceType }: { readonly serviceType: SlotService }) {
  const today = shopDate(useNow())
  const [weeks, setWeeks] = useState(0)
  const from = addDays(today, weeks * WEEK)
  const { data } = useCall(deliveryTimeApi.calendar, { serviceType, from, days: WEEK }, { keepPrevious: true })
  if (!data || data.slots.length === 0) return null
  return (
    <section className="week-calendar" aria-label="预约日历">
      <header>
        <h2>预约日历</h2>
        <span>
          <Button size="small" onClick={() => setWeeks(weeks - 1)}>
            前 7 天
          </Button>
          <Button size="small" disabled={weeks === 0} onClick={() => setWeeks(0)}>
            今天
          </Button>
          <Button size="small" onClick={() => setWeeks(weeks + 1)}>
            后 7 天
          </Button>
        </span>
      </header>
      <div className="week-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">时段</th>
              {data.days.map(({ date, weekday }) => (
                <th key={date} scope="col" {...(date === today && { 'aria-current': 'date' })}>
                  {date.slice(5)}
                  <span>{date === today ? '今天' : weekdayOptions[weekday - 1]?.label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.slots.map(({ id, name, status }, place) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {data.days.map(({ date, cells }) => (
                  <td key={date}>
                    <Cell of={cells[place]} isOpen={status} date={date} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface CellProps {
  readonly of: DeliveryCalendar['days'][number]['cells'][number] | undefined
  /** Whether the slot itself is open. */
  readonly isOpen: boolean
  readonly date: string
}

/** How many are booked of how many; leads to the orders. */
function Cell({ of: cell, isOpen, date }: CellProps) {
  if (!cell) return null
  const { used, capacity, remaining, closed, slotId } = cell
  if (closed && used === 0) return <span className="week-closed">{isOpen ? '休' : '未开启'}</span>
  const state = closed ? 'closed' : remaining === 0 ? 'full' : used > 0 ? 'some' : 'none'
  const words = `${used}/${capacity === 0 ? '不限' : capacity}`
  const note = { closed: isOpen ? '停止服务' : '未开启', full: '约满', some: '', none: '' }[state]
  return (
    <span className="week-cell" data-state={state}>
      {used > 0 ? <Link to={ordersOfSlotPath(date, slotId)}>{words}</Link> : words}
      {note !== '' && <span>{note}</span>}
    </span>
  )
}
