import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { type ListState, useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { invoiceApi, type InvoiceRow } from '@zhanggui/contract/finance/invoice'
import { filterOf } from '@zhanggui/contract/kernel/filter'
import { invoiceKind, type InvoiceStatus, invoiceStatus } from '@zhanggui/domain/finance/invoice-codes'
import { invoiceColumns } from './invoice-columns.tsx'

const InvoiceDialog = lazyPart(() => import('./invoice.dialog.tsx'))
const CloseDialog = lazyPart(() => import('./close-invoice.dialog.tsx'))

const is = invoiceStatus.is

export default function InvoiceListPage() {
  const list = useListState(invoiceApi.list)
  const filters = useInvoiceFilters(list)
  const upload = useDialog((close, invoice: InvoiceRow) => <InvoiceDialog invoice={invoice} onClose={close} />)
  const refuse = useDialog((close, invoice: InvoiceRow) => <CloseDialog invoice={invoice} onClose={close} />)
  const rowActions = (invoice: InvoiceRow) => <RowActions of={actionsOf(invoice)} />
  const actionsOf = (invoice: InvoiceRow) => {
    if (invoice.status === is.redDue) return [openAction('开红字发票', () => upload.open(invoice), invoiceApi.red)]
    if (invoice.status !== is.waiting) return []
    return [
      openAction('开票', () => upload.open(invoice), invoiceApi.issue),
      openAction('拒绝', () => refuse.open(invoice), invoiceApi.close),
    ]
  }
  return (
    <>
      <ListPage
        list={list}
        title="发票管理"
        columns={invoiceColumns}
        filters={filters}
        views={useListViews(list)}
        empty={{ title: '没有发票申请', hint: '用户在商城申请发票后会出现在这里，开具后上传 PDF 即可送达。' }}
        rowActions={rowActions}
      />
      {upload.element}
      {refuse.element}
    </>
  )
}

/** What waits for the shop comes first. */
const tabs = [
  [is.waiting, 'waiting'],
  [is.redDue, 'redDue'],
  [is.issued, 'issued'],
  [is.red, 'red'],
  [is.closed, 'closed'],
] as const satisfies readonly (readonly [InvoiceStatus, string])[]

function useInvoiceFilters(list: ListState<typeof invoiceApi.list>): FiltersOf<typeof invoiceApi.list> {
  const enabled = mayCall(invoiceApi.tabs, useSession())
  const counted = filterOf<typeof invoiceApi.tabs>(invoiceApi.tabs, list.filter)
  const { data: counts } = useCall(invoiceApi.tabs, counted, { keepPrevious: true, enabled })
  return {
    status: {
      kind: 'tabs',
      items: [
        { value: '', label: '全部', count: counts?.all, isTotal: true },
        ...tabs.map(([code, name]) => ({
          value: String(code),
          label: invoiceStatus.label(code),
          count: counts?.[name],
        })),
      ],
    },
    orderNo: { label: '单号', kind: 'text', placeholder: '订单号或申请编号' },
    title: { label: '发票抬头', kind: 'text' },
    kind: { label: '发票类型', kind: 'select', options: invoiceKind.options },
    dateLimit: { label: '申请时间', kind: 'dates' },
  }
}
