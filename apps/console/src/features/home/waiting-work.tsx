import './waiting-work.css'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { importState } from '@zhanggui/domain/product/import-codes'
import { productTab, type ProductTab, reviewTab } from '@zhanggui/domain/product/product-codes'
import { Link } from 'react-router'
import { useOrderWork, useRefundWork, type Work } from './order-work.ts'

/** What waits for somebody, as far as they may see it. Each number leads to just these rows. */
export function WaitingWork() {
  const work = [...useOrderWork(), ...useRefundWork(), ...useProductWork(), ...useReviewWork(), ...useImportWork()]
  if (work.length === 0) return null
  return (
    <section className="waiting-work" aria-labelledby="waiting-work">
      <h2 id="waiting-work">待处理</h2>
      <ul>
        {work.map(({ label, count, to, due }) => (
          <li key={label}>
            <Link to={to} data-none={!count}>
              <strong>{count?.toLocaleString('zh-CN') ?? '–'}</strong> <span>{label}</span>
            </Link>
            {due?.count ? (
              <Link className="waiting-due" to={due.to} aria-label={`${label}：今天到期 ${due.count} 单`}>
                {`今天到期 ${due.count.toLocaleString('zh-CN')} 单`}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function useProductWork(): Work[] {
  const enabled = mayCall(productApi.tabs, useSession())
  const { data } = useCall(productApi.tabs, {}, { enabled })
  const inTab = (tab: ProductTab): Work => ({
    label: productTab.label(tab),
    count: data?.find(({ type }) => type === tab)?.count,
    to: `/product/list?type=${tab}`,
  })
  return enabled ? [inTab(productTab.is.refused), inTab(productTab.is.lowStock)] : []
}

function useReviewWork(): Work[] {
  const enabled = mayCall(reviewApi.tabs, useSession())
  const { data } = useCall(reviewApi.tabs, {}, { enabled })
  const { waiting } = reviewTab.is
  return enabled
    ? [{ label: `${reviewTab.label(waiting)}评论`, count: data?.waiting, to: `/product/comment?tab=${waiting}` }]
    : []
}

function useImportWork(): Work[] {
  const enabled = mayCall(productImportApi.list, useSession())
  const { checked } = importState.is
  const { data } = useCall(productImportApi.list, { page: 1, limit: 1, state: checked }, { enabled })
  return enabled ? [{ label: '导入待确认', count: data?.total, to: `/product/list/import?state=${checked}` }] : []
}
