import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { FormatExportButton } from '#widgets/task-progress/format-export-button.tsx'
import { TaskOfAddress } from '#widgets/task-progress/task-of-address.tsx'
import { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import { transactionType } from '@zhanggui/domain/finance/flow-codes'
import { flowColumns } from './flow-columns.tsx'
import { FlowSums } from './flow-sums.tsx'

const filters: FiltersOf<typeof capitalFlowApi.list> = {
  dateLimit: { label: '时间选择', kind: 'dates' },
  orderNo: { label: '订单搜索', kind: 'text', placeholder: '请输入订单号/退款单号' },
  type: { label: '交易类型', kind: 'select', options: transactionType.options },
}

export default function CapitalFlowPage() {
  const list = useListState(capitalFlowApi.list)
  return (
    <>
      <ListPage
        list={list}
        title="资金流水"
        columns={flowColumns}
        filters={filters}
        views={useListViews(list)}
        actions={
          <FormatExportButton
            call={capitalFlowApi.export}
            title="导出资金流水"
            inputOf={(format) => ({ ...list.filter, format })}
          />
        }
        empty={{ title: '还没有资金流水', hint: '订单付款、退款成功后，每一笔都会记在这里。' }}
        notice={<FlowSums filter={list.filter} />}
      />
      <TaskOfAddress />
    </>
  )
}
