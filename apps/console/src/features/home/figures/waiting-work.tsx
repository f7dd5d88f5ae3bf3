import './waiting-work.css'
import { mayCall, type Session } from '#api/session.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import type { homeApi } from '@zhanggui/contract/home'
import type { Endpoint, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { refundApi } from '@zhanggui/contract/order/refund'
import { dueBy } from '@zhanggui/domain/order/due-codes'
import { orderTab } from '@zhanggui/domain/order/order-codes'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { parcelTab } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { importState } from '@zhanggui/domain/product/import-codes'
import { productTab, type ProductTab, reviewTab } from '@zhanggui/domain/product/product-codes'
import { Link } from 'react-router'

type Counts = ReplyOf<typeof homeApi.operating>
type Count = { [Name in keyof Counts]: Counts[Name] extends number ? Name : never }[keyof Counts]

/** A number of the home page, and the list that it is the total of. */
interface Work {
  readonly count: Count
  readonly label: string
  readonly to: string
  readonly list: Endpoint
  /** Shown only when there is something. */
  readonly isRare?: true
}

const orders = (count: Count, tab: typeof orderTab.is.toShip | typeof orderTab.is.toVerify): Work => ({
  count,
  label: orderTab.label(tab),
  to: `/order/list?status=${tab}`,
  list: orderApi.list,
})
const refunds = (count: Count, label: string, status: 0 | 5): Work => ({
  count,
  label,
  to: `/order/refund?refundStatus=${status}`,
  list: refundApi.list,
})
const products = (count: Count, tab: ProductTab): Work => ({
  count,
  label: `${productTab.label(tab)}商品`,
  to: `/product/list?type=${tab}`,
  list: productApi.list,
})

const { is } = productTab
const works: readonly Work[] = [
  orders('notShippingOrderNum', orderTab.is.toShip),
  orders('awaitVerificationOrderNum', orderTab.is.toVerify),
  refunds('refundingOrderNum', '退款待审核', refundStatus.is.toAudit),
  refunds('awaitReceivingRefundNum', '退货待收货', refundStatus.is.toReceive),
  {
    count: 'problemParcelNum',
    label: '异常包裹',
    to: `/order/parcels?tab=${parcelTab.is.open}`,
    list: parcelApi.list,
  },
  {
    count: 'awaitReplyNum',
    label: `${reviewTab.label(reviewTab.is.waiting)}评论`,
    to: `/product/comment?tab=${reviewTab.is.waiting}`,
    list: reviewApi.list,
  },
  products('onSaleProductNum', is.onSale),
  products('awaitAuditProductNum', is.inReview),
  products('refusedProductNum', is.refused),
  { ...products('lowStockProductNum', is.lowStock), label: productTab.label(is.lowStock) },
  {
    count: 'checkedImportNum',
    label: '导入待确认',
    to: `/product/list/import?state=${importState.is.checked}`,
    list: productImportApi.list,
    isRare: true,
  },
]

interface Props {
  readonly session: Session
  /** Undefined while loading, null where they cannot be had. */
  readonly counts: Counts | null | undefined
}

/** What waits for somebody, as far as they may see it. Each number leads to just these rows. */
export function WaitingWork({ session, counts }: Props) {
  const shown = works.filter(({ list, isRare, count }) => mayCall(list, session) && (!isRare || counts?.[count]))
  if (shown.length === 0) return null
  return (
    <section className="waiting-work" aria-labelledby="waiting-work">
      <h2 id="waiting-work">待处理</h2>
      <ul>
        {shown.map((work) => (
          <Tile key={work.count} work={work} counts={counts} />
        ))}
      </ul>
    </section>
  )
}

interface TileProps extends Pick<Props, 'counts'> {
  readonly work: Work
}

function Tile({ work: { label, count, to }, counts }: TileProps) {
  const due = counts && count in counts.due ? counts.due[count as keyof Counts['due']] : 0
  return (
    <li>
      <Link to={to} data-none={!counts?.[count]}>
        <strong>
          {counts === undefined ? <i className="skeleton" /> : (counts?.[count].toLocaleString('zh-CN') ?? '-')}
        </strong>{' '}
        <span>{label}</span>
      </Link>
      {due > 0 && (
        <Link className="waiting-due" to={`${to}&due=${dueBy.is.soon}`}>
          <span className="visually-hidden">{label}，24小时内</span>
          {`${due.toLocaleString('zh-CN')} 单将到期`}
        </Link>
      )}
    </li>
  )
}
