import { ShortPager } from '#ui/list/pager/short-pager.tsx'
import { useCall } from '#api/use-call.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { EmptyList } from '#ui/list/list-empty.tsx'
import { Timeline } from '#ui/show/timeline.tsx'
import { orderApi } from '@zhanggui/contract/order/order'
import { useState } from 'react'

const PAGE = 20

/** What happened to an order, the newest first. */
export function OrderEvents({ orderNo }: { readonly orderNo: string }) {
  const [page, setPage] = useState(1)
  const input = { orderNo, page, limit: PAGE }
  const { data, error, refetch } = useCall(orderApi.events, input, { keepPrevious: true })
  if (!data) return <WaitingFor waiting={{ error, retry: () => void refetch() }} rows={4} />
  if (data.list.length === 0) return <EmptyList title="还没有操作记录" />
  return (
    <>
      <Timeline
        label="操作记录"
        of={data.list.map(({ id, changeMessage, operatorName, createTime }) => ({
          key: id,
          title: changeMessage,
          by: operatorName,
          at: createTime,
        }))}
      />
      <ShortPager className="events-pager" page={page} size={PAGE} total={data.total} onChange={setPage} />
    </>
  )
}
