import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { orderRefund, orderStatus, orderType, payChannel, payType } from '@zhanggui/domain/order/order-codes'
import type { CellColumn } from '#platform/sheets/sheet-of-rows'
import type { ExportedLine, ExportRow } from './export-rows.sql.ts'

/** An order of the shop; the buyer is masked where that is wanted. */
export interface ExportedOrder extends ExportRow {
  readonly merName: string
}

type OrderColumn = CellColumn<ExportedOrder>

const text = (title: string, width: number, cell: OrderColumn['cell']): OrderColumn => ({ title, width, cell })

const receiver: readonly OrderColumn[] = [
  { ...text('收货人', 12, ({ receiverName }) => receiverName), isPrivate: true },
  { ...text('收货电话', 14, ({ receiverPhone }) => receiverPhone), isPrivate: true },
  { ...text('收货地址', 28, ({ receiverAddress }) => receiverAddress), isPrivate: true },
]

/** One row per order (sheet of orders, 2.1); the writers neutralise formulas. */
export const orderColumns: readonly OrderColumn[] = [
  text('订单类型', 10, ({ type }) => orderType.label(type)),
  text('订单号', 28, ({ orderNo }) => orderNo),
  text('商户名称', 20, ({ merName }) => merName),
  text('用户昵称', 20, ({ nickName, uid }) => `${nickName}|${uid}`),
  { title: '实际支付金额', width: 14, shows: 'money', cell: ({ payFen }) => payFen / 100 },
  text('支付状态', 10, ({ isPaid }) => (isPaid ? '已支付' : '未支付')),
  text('支付方式', 10, (row) => (row.payType === '' ? '' : payType.label(row.payType))),
  text('支付渠道', 14, (row) => (row.payChannel === '' ? '' : payChannel.label(row.payChannel))),
  text('订单状态', 14, ({ status }) => orderStatus.label(status)),
  text('退款状态', 12, ({ refund }) => orderRefund.label(refund)),
  text('创建时间', 20, ({ createdAt }) => formatShopTime(createdAt)),
  text('商品信息', 48, ({ items }) =>
    items.map(({ name, sku, payFen, num }) => `${name} ${sku}  ${formatYuan(toFen(payFen))} * ${num}`).join('\n'),
  ),
  ...receiver,
  text('商家备注', 24, ({ remark }) => remark),
]

/** A line of an order, with the order that it is of. */
export interface ExportedOrderLine {
  readonly order: ExportedOrder
  readonly line: ExportedLine
}
type LineColumn = CellColumn<ExportedOrderLine>

const ofOrder = ({ cell, ...column }: OrderColumn): LineColumn => ({ ...column, cell: ({ order }) => cell(order) })
const ofLine = (title: string, width: number, cell: (line: ExportedLine) => string): LineColumn => ({
  title,
  width,
  cell: ({ line }) => cell(line),
})
const yuan = (title: string, field: 'priceFen' | 'payFen'): LineColumn => ({
  title,
  width: 12,
  shows: 'money',
  cell: ({ line }) => line[field] / 100,
})

const wanted = new Set(['订单号', '用户昵称', '支付状态', '订单状态', '退款状态', '创建时间'])

/** One row per line of an order: what was bought, and by whom. */
export const lineColumns: readonly LineColumn[] = [
  ...orderColumns.filter(({ title }) => wanted.has(title)).map(ofOrder),
  ofLine('商品ID', 14, ({ productId }) => String(productId)),
  ofLine('规格ID', 14, ({ skuId }) => String(skuId)),
  ofLine('商品名称', 32, ({ name }) => name),
  ofLine('规格', 24, ({ sku }) => sku),
  yuan('单价', 'priceFen'),
  { title: '数量', width: 8, shows: 'number', cell: ({ line }) => line.num },
  yuan('实付金额', 'payFen'),
  ...receiver.map(ofOrder),
]
