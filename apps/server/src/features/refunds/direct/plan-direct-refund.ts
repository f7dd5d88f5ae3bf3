import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { type Fen, formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { computeRefund, mostRefundable, type RefundParts } from '@zhanggui/domain/refund/compute-refund'
import { refundableOf, unsentOf } from '@zhanggui/domain/order/order-lines'
import { type LockedOrder, piecesOf, type StoredLine } from '#features/orders/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import { listRefundable, type OrderLine } from '../core/refundable-lines.ts'

export type DirectRefund = InputOf<typeof directRefundApi.refund>
type Choice = NonNullable<DirectRefund['detailList']>[number]

export interface PlannedRefund {
  readonly line: StoredLine
  /** 0: an amount without goods. */
  readonly pieces: number
  /** Of them: what had not been sent. */
  readonly unsent: number
  readonly restock: boolean
  readonly parts: RefundParts
  /** The most that could go back of the line. */
  readonly most: Fen
}

const WHOLE = 1

/** What a direct refund gives back, line by line, or why it cannot. */
export async function planDirectRefund(
  db: MerchantDb,
  order: LockedOrder,
  input: DirectRefund,
): Promise<PlannedRefund[]> {
  const lines = await listRefundable(db, order.id)
  const choices = input.returnType === WHOLE ? wholeOrder(lines, input) : checkedChoices(input)
  const { withFreight = true } = input
  return choices.map((choice) => {
    const line = lines.find(({ stored }) => stored.id === choice.orderDetailId) ?? refuse('订单详情ID不对应')
    return planLine(line, choice, withFreight)
  })
}

/** Everything that is left; a choice only says what is put back on the shelf. */
function wholeOrder(lines: readonly OrderLine[], { detailList = [] }: DirectRefund): Choice[] {
  const choices = lines.flatMap(({ stored }) => {
    const num = refundableOf(piecesOf(stored))
    const restock = detailList.find((each) => each.orderDetailId === stored.id)?.restock
    return num > 0 ? [{ orderDetailId: stored.id, num, restock }] : []
  })
  return choices.length > 0 ? choices : refuse('订单没有可退款的商品')
}

function checkedChoices({ detailList = [] }: DirectRefund): Choice[] {
  const chosen = detailList.filter(({ num = 0, amount = 0 }) => num > 0 || amount !== 0)
  if (chosen.length === 0) refuse('请选择要退款的商品', { field: 'detailList' })
  if (new Set(chosen.map((each) => each.orderDetailId)).size < chosen.length) refuse('有重复的退款商品')
  return chosen
}

function planLine({ stored, refundable }: OrderLine, choice: Choice, withFreight: boolean): PlannedRefund {
  const { num: pieces = 0, amount = toFen(0) } = choice
  const line = piecesOf(stored)
  const name = stored.product_name
  const most = mostRefundable(refundable, withFreight)
  if (pieces > 0) {
    if (amount !== 0) refuse(`${name}的退款数量和金额只能填写一项`)
    const left = refundableOf(line)
    if (pieces > left) refuse(`${name}的退款数量大于可退款数量 ${left}`)
    const parts = computeRefund(refundable, { pieces, withFreight })
    const unsent = unsentOf(line, pieces, false)
    return { line: stored, pieces, unsent, restock: choice.restock ?? unsent === pieces, parts, most }
  }
  if (amount < 1) refuse(`${name}的退款金额必须大于0`)
  if (amount > most) {
    const [left, over] = [formatYuan(most), formatYuan(toFen(amount - most))]
    refuse(`${name}的退款金额大于可退金额 ¥${left}，多出 ¥${over}`)
  }
  const parts = computeRefund(refundable, { amount, withFreight })
  return { line: stored, pieces: 0, unsent: 0, restock: false, parts, most }
}
