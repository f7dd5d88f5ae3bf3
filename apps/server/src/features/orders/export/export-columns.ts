import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { maskAddress, maskName, maskPhone } from '@zhanggui/domain/order/mask-buyer'
import { orderRefund, orderStatus, orderType, payChannel, payType } from '@zhanggui/domain/order/order-codes'
import type { Cell, SheetColumn } from '#platform/sheets/sheet'
import type { ExportRow } from './export-rows.sql.ts'

interface ExportColumn extends SheetColumn {
  readonly cell: (row: ExportRow, merName: string) => Cell
}

const text = (title: string, width: number, cell: ExportColumn['cell']): ExportColumn => ({ title, width, cell })

/** One row per order (sheet of orders, 2.1); who the buyer is stays masked. The writers neutralise formulas. */
export const exportColumns: readonly ExportColumn[] = [
  text('订单类型', 10, ({ type }) => orderType.label(type)),
  text('订单号', 28, ({ orderNo }) => orderNo),
  text('商户名称', 20, (_, merName) => merName),
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
  text('收货人', 12, ({ receiverName }) => maskName(receiverName)),
  text('收货电话', 14, ({ receiverPhone }) => maskPhone(receiverPhone)),
  text('收货地址', 28, ({ receiverAddress }) => maskAddress(receiverAddress)),
  text('商家备注', 24, ({ remark }) => remark),
]
