import './timed.css'
import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { listName } from '#ui/list/list-call.ts'
import { EmptyList, LoadFailed, RowSkeleton } from '#ui/list/list-empty.tsx'
import { ListPager } from '#ui/list/pager/list-pager.tsx'
import { DataTable } from '#ui/list/table/data-table.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { timedChangeApi, type TimedRow } from '@zhanggui/contract/goods/timed-change'
import { timedStatus } from '@zhanggui/domain/timed-change/timed-codes'
import { Alert, Descriptions, Drawer } from 'antd'
import { useState } from 'react'
import { cancelQuestion, whyNotCancelRow } from './cancel-action.ts'
import { resultColumns } from './result-columns.tsx'
import { changeText } from './timed-words.ts'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

/** A change: what, when and by whom, and what becomes of each product. */
export default function TimedDrawer({ id, onClose }: Props) {
  const change = useCall(timedChangeApi.info, { id })
  const { data } = change
  return (
    <Drawer
      open
      title={data ? changeText(data) : '定时变更'}
      size={960}
      extra={<RecordSteps />}
      footer={data?.status === timedStatus.is.waiting && <CancelButton of={data} />}
      onClose={onClose}
    >
      {data ? (
        <>
          <Facts of={data} />
          <Results key={id} of={data} />
        </>
      ) : (
        <WaitingFor waiting={{ error: change.error, retry: () => void change.refetch() }} />
      )}
    </Drawer>
  )
}

const CancelButton = ({ of }: { readonly of: TimedRow }) => (
  <ActionButton
    call={timedChangeApi.cancel}
    input={{ id: of.id }}
    because={whyNotCancelRow(of)}
    confirm={cancelQuestion(of)}
    success="已取消"
  >
    取消变更
  </ActionButton>
)

const Facts = ({ of }: { readonly of: TimedRow }) => (
  <>
    {of.reason !== '' && <Alert type="error" showIcon title={`没有执行完：${of.reason}`} />}
    <Descriptions
      className="timed-facts"
      column={{ xs: 1, sm: 2 }}
      size="small"
      items={[
        { key: 'status', label: '状态', children: <CodeTag table={timedStatus} code={of.status} /> },
        { key: 'run', label: '执行时间', children: <ShopTime at={of.runTime} exact /> },
        { key: 'who', label: '安排人', children: of.adminName || '-' },
        { key: 'made', label: '添加时间', children: <ShopTime at={of.createTime} exact /> },
        { key: 'count', label: '商品', children: countsText(of) },
        { key: 'end', label: '结束时间', children: of.finishTime ? <ShopTime at={of.finishTime} exact /> : '-' },
        { key: 'note', label: '备注', span: 'filled', children: of.note || '-' },
      ]}
    />
  </>
)

const countsText = ({ total, done, failed }: TimedRow) =>
  done + failed === 0 ? `${total} 个` : `${total} 个，成功 ${done} 个，失败 ${failed} 个`

function Results({ of: { id, kind } }: { readonly of: TimedRow }) {
  const [place, setPlace] = useState({ page: 1, size: 20 })
  const { page, size } = place
  const results = useCall(timedChangeApi.results, { id, page, limit: size }, { keepPrevious: true })
  const { list = [], total = 0 } = results.data ?? {}
  const empty = () => {
    if (results.error) return <LoadFailed error={results.error} onRetry={() => void results.refetch()} />
    return results.data ? <EmptyList title="没有商品" hint="" /> : <RowSkeleton />
  }
  return (
    <>
      <section className="list-rows" aria-label="商品结果" aria-busy={results.isFetching}>
        <DataTable
          name={listName(timedChangeApi.results)}
          label="商品结果"
          columns={resultColumns(kind)}
          rows={results.error ? [] : list}
          keyOf={({ productId }) => productId}
          empty={empty()}
        />
      </section>
      {total > size && (
        <ListPager page={page} size={size} total={total} go={(to) => setPlace({ page: 1, size, ...to })} />
      )}
    </>
  )
}
