import { joinByNumber } from '@zhanggui/domain/order/desk/same-address'
import { type PastedLine, placePasted, readPasted } from '@zhanggui/domain/order/desk/tracking-column'
import type { ShopExpressRow } from '@zhanggui/contract/express'
import type { Filled } from './desk-draft.ts'
import type { DeskRow } from './use-desk.ts'

interface Pasted {
  readonly filled: ReadonlyMap<string, Partial<Filled>>
  /** Numbers that found no row. */
  readonly left: number
}

/** Orders with one number and one receiver become one parcel by themselves. */
function joined(
  rows: readonly DeskRow[],
  numbers: ReadonlyMap<string, Partial<Filled>>,
): ReadonlyMap<string, Partial<Filled>> {
  const placed = rows.flatMap((row) => {
    const trackingNumber = numbers.get(row.orderNo)?.trackingNumber
    return trackingNumber === undefined ? [] : [{ ...row, trackingNumber }]
  })
  const boxes = joinByNumber(placed)
  const base = Math.max(0, ...rows.map(({ parcel }) => parcel))
  const boxOf = (id: number) => {
    const box = boxes.get(id)
    return box === undefined ? 0 : base + box
  }
  return new Map(
    placed.map(({ orderNo, id }): [string, Partial<Filled>] => [
      orderNo,
      { ...numbers.get(orderNo), parcel: boxOf(id) },
    ]),
  )
}

/** A column of numbers, from a row on downwards; with order numbers in it, each at its own. */
export function pasteNumbers(
  text: string,
  rows: readonly DeskRow[],
  start: number,
  carriers: readonly ShopExpressRow[],
): Pasted {
  // What cannot be shipped has no place in the column.
  const open = rows.filter(({ blocked }) => blocked === undefined)
  const first = open.findIndex((row) => rows.indexOf(row) >= start)
  const { placed, left } = placePasted(readPasted(text), open, first < 0 ? open.length : first)
  const codeOf = ({ carrier }: PastedLine) =>
    carriers.find(({ code, name }) => carrier !== '' && (code === carrier || name === carrier))?.code
  const numbers = [...placed].map(([{ orderNo }, line]): [string, Partial<Filled>] => {
    const expressCode = codeOf(line)
    return [orderNo, { trackingNumber: line.trackingNumber, ...(expressCode && { expressCode }) }]
  })
  return { filled: joined(rows, new Map(numbers)), left }
}
