import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { callAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useOpenRecord } from '#ui/list/trail/open-record.tsx'
import { type ListState, useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { closingApi, type ClosingRow } from '@zhanggui/contract/finance/closing'
import { filterOf } from '@zhanggui/contract/kernel/filter'
import { closingArrival, closingAudit } from '@zhanggui/domain/finance/closing-codes'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { settlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { ApplyButton } from './apply-button.tsx'
import { Balances } from './balances.tsx'
import { closingColumns } from './closing-columns.tsx'

const ApplyDialog = lazyPart(() => import('./apply.dialog.tsx'))
const ClosingDrawer = lazyPart(() => import('./closing.drawer.tsx'))

export default function ClosingRecordPage() {
  const list = useListState(closingApi.list, { rowKey: 'closingNo' })
  const filters = useClosingFilters(list)
  const apply = useDialog((close) => <ApplyDialog onClose={close} />)
  const details = useOpenRecord(closingApi.list, (closingNo, close) => (
    <ClosingDrawer closingNo={closingNo} onClose={close} />
  ))
  const actionsOf = (closing: ClosingRow) => (
    <RowActions
      of={[
        openAction('结算信息', () => details.open(closing.closingNo), closingApi.info),
        ...(closing.auditStatus === closingAudit.is.waiting ? [cancelAction(closing)] : []),
      ]}
    />
  )
  return (
    <>
      <ListPage
        list={list}
        title="结算记录"
        columns={closingColumns}
        filters={filters}
        views={useListViews(list)}
        actions={<ApplyButton onClick={apply.open} />}
        empty={{ title: '还没有结算记录', hint: '余额达到可提现金额后，可以申请结算到店铺的收款账户。' }}
        rowActions={actionsOf}
        notice={<Balances />}
      />
      {apply.element}
      {details.element}
    </>
  )
}

const cancelAction = ({ closingNo, amount }: ClosingRow) =>
  callAction('撤销', {
    call: closingApi.cancel,
    input: { closingNo },
    confirm: { text: `撤销后 ${formatYuan(amount)} 元退回商户余额。`, action: '撤销申请' },
    success: '已撤销，金额已退回余额',
  })

function useClosingFilters(list: ListState<typeof closingApi.list>): FiltersOf<typeof closingApi.list> {
  const enabled = mayCall(closingApi.tabs, useSession())
  const counted = filterOf<typeof closingApi.tabs>(closingApi.tabs, list.filter)
  const { data: counts } = useCall(closingApi.tabs, counted, { keepPrevious: true, enabled })
  const { waiting, passed, refused, cancelled } = closingAudit.is
  const tab = (code: typeof waiting | typeof passed | typeof refused | typeof cancelled, count?: number) => ({
    value: String(code),
    label: closingAudit.label(code),
    count,
  })
  return {
    auditStatus: {
      kind: 'tabs',
      items: [
        { value: '', label: '全部', count: counts?.all, isTotal: true },
        tab(waiting, counts?.waiting),
        tab(passed, counts?.passed),
        tab(refused, counts?.refused),
        tab(cancelled, counts?.cancelled),
      ],
    },
    dateLimit: { label: '时间选择', kind: 'dates' },
    accountStatus: { label: '到账状态', kind: 'select', options: closingArrival.options },
    closingType: { label: '结算类型', kind: 'select', options: settlementType.options },
    closingNo: { label: '结算单号', kind: 'text' },
  }
}
