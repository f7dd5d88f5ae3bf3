import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { OrderLine } from '@zhanggui/contract/order/order-fields'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { refundableOf } from '@zhanggui/domain/order/order-lines'
import { z } from 'zod'
import { leftToShip, piecesOf } from '../delivery-values.ts'

/** All that is left, some pieces, or money without goods. */
export const refundKinds = [
  { value: 'whole', label: '整单退款' },
  { value: 'pieces', label: '分单退款' },
  { value: 'amount', label: '仅退金额' },
] as const
export type RefundKind = (typeof refundKinds)[number]['value']

export interface RefundedLine {
  readonly orderDetailId: number
  readonly num?: number
  readonly amount?: Fen | undefined
  readonly restock?: boolean
}

export interface RefundDraft {
  readonly kind: RefundKind
  readonly withFreight: boolean
  readonly detailList: readonly RefundedLine[]
}

export const leftToRefund = (line: OrderLine): number => refundableOf(piecesOf(line))

/** What has not left the shop goes back on the shelf, unless somebody says otherwise. */
export const beginLine = (line: OrderLine, kind: RefundKind): RefundedLine =>
  kind === 'amount'
    ? { orderDetailId: line.id, num: 0 }
    : { orderDetailId: line.id, num: leftToRefund(line), restock: leftToRefund(line) <= leftToShip(line) }

/** What a kind of refund begins with: of a whole order every line that has something left. */
export const beginLines = (lines: readonly OrderLine[], kind: RefundKind): RefundedLine[] =>
  kind === 'whole' ? lines.filter((line) => leftToRefund(line) > 0).map((line) => beginLine(line, kind)) : []

/** What the buyer has paid for the line and not got back, its freight included. */
export const moneyLeft = ({ payPrice, refundPrice }: OrderLine): Fen => toFen(payPrice - refundPrice)

export const refundSchema = z
  .object({
    kind: z.enum(['whole', 'pieces', 'amount']),
    withFreight: z.boolean(),
    detailList: directRefundApi.refund.body.shape.detailList,
  })
  .check(({ value: { kind, detailList = [] }, issues }) => {
    const say = (message: string) => issues.push({ code: 'custom', path: ['detailList'], message, input: detailList })
    if (kind === 'whole') return
    if (detailList.length === 0) say('分单退款请选择商品！')
    else if (kind === 'amount' && detailList.some(({ amount }) => !amount)) say('请填写退款金额')
  })

/** What the server is asked, first for the sum and then to do it. Of a whole order the lines only say what is put back on the shelf. */
export const refundInput = (
  orderNo: string,
  { kind, withFreight, detailList = [] }: z.output<typeof refundSchema> | RefundDraft,
): InputOf<typeof directRefundApi.refund> => ({
  orderNo,
  returnType: kind === 'whole' ? 1 : 2,
  withFreight,
  detailList: [...detailList],
})

/** Whether there is enough of it to ask for the sum. */
export const canBeQuoted = (draft: RefundDraft): boolean =>
  refundSchema.safeEncode({ ...draft, detailList: [...draft.detailList] }).success
