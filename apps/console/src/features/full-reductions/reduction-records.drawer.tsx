import { ShortPager } from '#ui/list/pager/short-pager.tsx'
import './reduction-records.drawer.css'
import { useCall } from '#api/use-call.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { Money } from '#ui/show/money.tsx'
import { RecordPart } from '#ui/show/record-part.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { fullReductionApi, type FullReductionDetail } from '@zhanggui/contract/marketing/full-reduction'
import { reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { describeRule } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { Descriptions, Drawer } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { orderPath } from '../orders/public.ts'
import { ProcessTag } from './full-reduction-columns.tsx'
import { periodText } from './period-text.ts'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

const COLUMNS = { xs: 1, sm: 2 }

/** A promotion as it is, and the paid orders that used it. */
export default function ReductionRecordsDrawer({ id, onClose }: Props) {
  const info = useCall(fullReductionApi.info, { id })
  return (
    <Drawer open title={info.data?.name ?? '满减活动'} size={720} extra={<RecordSteps />} onClose={onClose}>
      {info.data ? (
        <div className="record-parts">
          <Facts of={info.data} />
          <RecordPart title="使用记录">
            <Records key={id} id={id} />
          </RecordPart>
        </div>
      ) : (
        <WaitingFor waiting={{ error: info.error, retry: () => void info.refetch() }} />
      )}
    </Drawer>
  )
}

const Facts = ({ of: promotion }: { readonly of: FullReductionDetail }) => (
  <RecordPart title="活动信息">
    <Descriptions
      size="small"
      colon={false}
      column={COLUMNS}
      items={[
        { key: 'process', label: '活动状态', children: <ProcessTag of={promotion} /> },
        { key: 'status', label: '是否开启', children: promotion.status ? '开启' : '关闭' },
        { key: 'time', label: '活动时间', span: 'filled', children: periodText(promotion) },
        { key: 'rule', label: '优惠规则', span: 'filled', children: describeRule(promotion) },
        { key: 'scope', label: '适用范围', span: 'filled', children: scopeText(promotion) },
        { key: 'coupon', label: '优惠券同享', span: 'filled', children: promotion.couponStack ? '是' : '否' },
        { key: 'orders', label: '订单数', children: promotion.orderCount },
        { key: 'paid', label: '订单金额', children: <Money fen={promotion.orderPrice} /> },
        { key: 'buyers', label: '新买家', children: promotion.newBuyerCount },
        { key: 'total', label: '优惠总额', children: <Money fen={promotion.reduceTotal} /> },
      ]}
    />
  </RecordPart>
)

const scopeText = ({ scopeType, scopeList }: FullReductionDetail) =>
  scopeType === reductionScope.is.shop
    ? reductionScope.label(scopeType)
    : `${reductionScope.label(scopeType)}：${scopeList.map(({ name }) => name).join('、')}`

const LIMIT = 20

function Records({ id }: { readonly id: number }) {
  const [page, setPage] = useState(1)
  const records = useCall(fullReductionApi.records, { id, page, limit: LIMIT }, { keepPrevious: true })
  if (!records.data) return <WaitingFor waiting={{ error: records.error, retry: () => void records.refetch() }} />
  const { list, total } = records.data
  if (total === 0) return <p className="reduction-unused">还没有已付款的订单用过这个活动</p>
  return (
    <>
      <table className="reduction-records" aria-label="使用记录">
        <thead>
          <tr>
            <th scope="col">订单号</th>
            <th scope="col">用户昵称</th>
            <th scope="col" data-align="right">
              商品金额
            </th>
            <th scope="col" data-align="right">
              优惠金额
            </th>
            <th scope="col">付款时间</th>
          </tr>
        </thead>
        <tbody>
          {list.map((order) => (
            <tr key={order.orderNo}>
              <td>
                <Link to={orderPath(order.orderNo)}>{order.orderNo}</Link>
              </td>
              <td>{order.nickname || '-'}</td>
              <td data-align="right">
                <Money fen={order.proTotalPrice} />
              </td>
              <td data-align="right">
                <Money fen={order.reducePrice} />
              </td>
              <td>
                <ShopTime at={order.payTime} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShortPager page={page} size={LIMIT} total={total} onChange={setPage} />
    </>
  )
}
