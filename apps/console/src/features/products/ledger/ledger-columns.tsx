import type { Column } from '#ui/list/columns/column.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import type { StockMovement } from '@zhanggui/contract/goods/product-stock'
import { stockReason } from '@zhanggui/domain/product/product-codes'

export const ledgerColumns: readonly Column<StockMovement>[] = [
  { field: 'createTime', title: '时间', width: 180, render: ({ createTime }) => <ShopTime at={createTime} exact /> },
  { field: 'sku', title: '规格', width: 136, isMain: true },
  { field: 'reason', title: '变动原因', width: 116, render: ({ reason }) => stockReason.label(reason) },
  { field: 'before', title: '变动前', width: 76, align: 'right' },
  { field: 'delta', title: '变动', width: 76, align: 'right', render: ({ delta }) => <Delta by={delta} /> },
  { field: 'after', title: '变动后', width: 76, align: 'right' },
  { field: 'adminName', title: '操作人', width: 88, render: ({ adminName }) => adminName || '系统' },
  { field: 'orderNo', title: '订单号', width: 132 },
]

/** The sign says what the colour says. */
const Delta = ({ by }: { readonly by: number }) => (
  <span className="stock-delta" data-sign={by > 0 ? 'more' : 'less'}>
    {by > 0 ? `+${by}` : by}
  </span>
)
