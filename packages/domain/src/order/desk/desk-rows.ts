/** An order at the ship desk, as far as somebody has filled it in. Rows with the same `parcel` (not 0) go in one box. */
export interface DeskRow {
  readonly id: number
  readonly expressCode: string
  readonly trackingNumber: string
  readonly parcel: number
}

export const TRACKING_NUMBER = /^[\w-]{1,50}$/

/** Of a number that two boxes cannot have. */
const TWICE = '快递单号重复；寄往同一地址的订单可以合并为一个包裹'

function wrongAlone({ expressCode, trackingNumber }: DeskRow): string | undefined {
  if (expressCode === '') return '请选择快递公司'
  if (trackingNumber === '') return '请填写快递单号'
  return TRACKING_NUMBER.test(trackingNumber) ? undefined : '快递单号只能包含字母、数字和横线，最多50个字符'
}

/** Each box by its own name: the orders of a parcel are one. */
const boxOf = ({ id, parcel }: DeskRow) => (parcel === 0 ? `o${id}` : `p${parcel}`)

/** What keeps rows from being shipped, by the id of the order. */
export function problemsOf(rows: readonly DeskRow[]): Map<number, string> {
  const problems = new Map<number, string>()
  const boxes = new Map<string, Set<string>>()
  const numbers = new Map<string, Set<string>>()
  for (const row of rows) {
    const wrong = wrongAlone(row)
    if (wrong !== undefined) {
      problems.set(row.id, wrong)
      continue
    }
    const number = row.trackingNumber.toUpperCase()
    numbers.set(number, (numbers.get(number) ?? new Set()).add(boxOf(row)))
    const goesBy = `${row.expressCode} ${number}`
    boxes.set(boxOf(row), (boxes.get(boxOf(row)) ?? new Set()).add(goesBy))
  }
  for (const row of rows) {
    if (problems.has(row.id)) continue
    if ((numbers.get(row.trackingNumber.toUpperCase())?.size ?? 0) > 1) problems.set(row.id, TWICE)
    else if ((boxes.get(boxOf(row))?.size ?? 0) > 1) problems.set(row.id, '同一包裹的订单必须使用同一个快递单号')
  }
  return problems
}
