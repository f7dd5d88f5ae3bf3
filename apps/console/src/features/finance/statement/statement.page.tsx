import { mayCall, useSession } from '#api/session.ts'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { openAction, linkAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useOpenRecord } from '#ui/list/trail/open-record.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { FormatExportButton } from '#widgets/task-progress/format-export-button.tsx'
import { TaskOfAddress } from '#widgets/task-progress/task-of-address.tsx'
import { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import { type BillRow, statementApi } from '@zhanggui/contract/finance/statement'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { dayText, monthText } from '@zhanggui/domain/kernel/shop-day'
import { useSearchParams } from 'react-router'
import { flowOfBill, printedMonth } from '../finance-paths.ts'
import { billColumns } from './bill-columns.tsx'
import { PeriodTabs } from './period-tabs.tsx'

const BillDrawer = lazyPart(() => import('./bill.drawer.tsx'))
const MonthLimitInput = lazyPart(() => import('./month-limit-input.tsx'))

export default function StatementPage() {
  const [search] = useSearchParams()
  const session = useSession()
  const isMonth = search.get('tab') === 'month' || !mayCall(statementApi.days, session)
  return (
    <>
      {isMonth ? <MonthBills /> : <DayBills />}
      <TaskOfAddress />
    </>
  )
}

const empty = { title: '没有账单', hint: '店铺开业后每天都有一份账单，没有交易的日子也有。' }

const dayFilters: FiltersOf<typeof statementApi.days> = { dateLimit: { label: '选择时间', kind: 'dates' } }

function DayBills() {
  const list = useListState(statementApi.days)
  const details = useOpenRecord(statementApi.days, (id, close) => (
    <BillDrawer call={statementApi.days} dataDate={dayText(Number(id))} title="日账单详情" onClose={close} />
  ))
  const actionsOf = (bill: BillRow) => (
    <RowActions of={billActions(bill, statementApi.days, () => details.open(bill.id))} />
  )
  return (
    <>
      <ListPage
        list={list}
        title="账单管理"
        columns={billColumns('日期', '当日结余', statementApi.days)}
        filters={dayFilters}
        views={useListViews(list)}
        actions={
          <>
            <PeriodTabs isMonth={false} />
            <FormatExportButton
              call={statementApi.exportDays}
              title="导出日账单"
              inputOf={(format) => ({ ...list.filter, format })}
            />
          </>
        }
        empty={empty}
        rowActions={actionsOf}
      />
      {details.element}
    </>
  )
}

const monthFilters: FiltersOf<typeof statementApi.months> = {
  dateLimit: {
    label: '选择月份',
    kind: 'custom',
    render: (value, onChange) => <MonthLimitInput value={value} onChange={onChange} />,
    show: (value) => value.replace(',', ' 至 '),
  },
}

function MonthBills() {
  const list = useListState(statementApi.months)
  const details = useOpenRecord(statementApi.months, (id, close) => (
    <BillDrawer call={statementApi.months} dataDate={monthText(Number(id))} title="月账单详情" onClose={close} />
  ))
  const actionsOf = (bill: BillRow) => (
    <RowActions
      of={[
        ...billActions(bill, statementApi.months, () => details.open(bill.id)),
        linkAction('打印', printedMonth(bill.dataDate), statementApi.month),
      ]}
    />
  )
  return (
    <>
      <ListPage
        list={list}
        title="账单管理"
        columns={billColumns('月份', '当月结余', statementApi.months)}
        filters={monthFilters}
        views={useListViews(list)}
        actions={
          <>
            <PeriodTabs isMonth />
            <FormatExportButton
              call={statementApi.exportMonths}
              title="导出月账单"
              inputOf={(format) => ({ ...list.filter, format })}
            />
          </>
        }
        empty={empty}
        rowActions={actionsOf}
      />
      {details.element}
    </>
  )
}

const billActions = (bill: BillRow, call: Endpoint, open: () => void) => [
  openAction('详情', open, call),
  linkAction('资金流水', flowOfBill(bill.dataDate), capitalFlowApi.list),
]
