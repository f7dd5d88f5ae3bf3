import { useAction } from '#ui/action/use-action.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { verifyDeskApi } from '@zhanggui/contract/order/verify-desk'
import { useRef, useState } from 'react'

/** A code that was scanned, and how far it is. */
export interface Scan {
  readonly no: number
  readonly code: string
  readonly state: 'waiting' | 'checking' | 'done' | 'refused'
  readonly text: string
  /** Of the order that it stood for. */
  readonly orderNo?: string
}

/** So many that have an answer stay in sight. */
const SHOWN = 5

const isOver = ({ state }: Scan) => state === 'done' || state === 'refused'

/** Codes as they come, checked one after the other: nobody waits for an answer before the next scan. */
export function useCounter() {
  const { run } = useAction()
  const [scans, setScans] = useState<readonly Scan[]>([])
  const count = useRef(0)
  const before = useRef(Promise.resolve())

  const note = (no: number, change: Partial<Scan>) =>
    setScans((all) => {
      const changed = all.map((scan) => (scan.no === no ? { ...scan, ...change } : scan))
      const over = new Set(changed.filter(isOver).slice(0, SHOWN))
      return changed.filter((scan) => !isOver(scan) || over.has(scan))
    })
  const check = async (no: number, verifyCode: string) => {
    note(no, { state: 'checking', text: '正在核销…' })
    await run({
      call: orderApi.verify,
      input: { verifyCode },
      success: '',
      refresh: [verifyDeskApi],
      onDone: ({ orderNo }) => note(no, { state: 'done', text: `订单 ${orderNo} 核销成功，请交付商品`, orderNo }),
      onRefused: ({ message }) => note(no, { state: 'refused', text: message }),
    })
  }
  const verify = (code: string) => {
    const no = (count.current += 1)
    setScans((all) => [{ no, code, state: 'waiting', text: '等待核销' }, ...all])
    const turn = before.current.then(() => check(no, code))
    before.current = turn.catch(() => undefined)
    return turn
  }
  /** What was undone must not be handed over: its line goes. */
  const forget = (undone: string) => setScans((all) => all.filter(({ orderNo }) => orderNo !== undone))
  return { scans, verify, forget }
}
