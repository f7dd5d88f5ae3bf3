import { useCall } from '#api/use-call.ts'
import { callAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { webhookApi, type WebhookDelivery, type WebhookRow } from '@zhanggui/contract/event/webhook'
import { whyNotReplay } from '@zhanggui/domain/event/delivery-rules'
import { deliveryStatus, eventType } from '@zhanggui/domain/event/event-codes'

const columns: ColumnsOf<typeof webhookApi.deliveries> = [
  { field: 'no', title: '编号', width: 72, align: 'right' },
  { field: 'type', title: '事件', width: 128, isMain: true, render: ({ type }) => eventType.label(type) },
  { field: 'subject', title: '对象', width: 184 },
  {
    field: 'status',
    title: '结果',
    width: 96,
    render: ({ status }) => <CodeTag table={deliveryStatus} code={status} />,
  },
  { field: 'tries', title: '最近一次', width: 200, render: (row) => <LastTry of={row} /> },
  { field: 'attempts', title: '次数', width: 64, align: 'right', isSpare: true },
  {
    field: 'nextTime',
    title: '下次推送',
    width: 168,
    isSpare: true,
    // It lies ahead, where nothing is so many minutes ago.
    render: ({ nextTime }) => <ShopTime at={nextTime} exact />,
  },
  { field: 'createTime', title: '发生时间', width: 112, isSpare: true },
]

function LastTry({ of: { tries } }: { readonly of: WebhookDelivery }) {
  const last = tries.at(-1)
  if (!last) return '-'
  const all = tries.map(({ outcome, tookMs }) => `${outcome}，${tookMs} 毫秒`).join('\n')
  return (
    <span data-hint={all}>
      {last.outcome} · <ShopTime at={last.time} />
    </span>
  )
}

const filtersOf = (webhooks: readonly WebhookRow[]): FiltersOf<typeof webhookApi.deliveries> => ({
  webhookId: {
    label: '推送地址',
    kind: 'select',
    options: webhooks.map(({ id, name }) => ({ value: id, label: name })),
  },
  status: { label: '结果', kind: 'select', options: deliveryStatus.options },
})

/** What a program of the shop was told, what it said, and what it has to be told again. */
export default function DeliveryListPage() {
  const webhooks = useCall(webhookApi.list, {}).data ?? []
  const list = useListState(webhookApi.deliveries)
  const webhookOf = (id: number | undefined) => webhooks.find((each) => each.id === id)
  const chosen = webhookOf(list.filter.webhookId)
  const actionsOf = ({ webhookId: id, no }: WebhookDelivery) => (
    <RowActions
      of={[
        callAction('重新推送', {
          call: webhookApi.replay,
          input: { id, no },
          because: whyNotReplay({ isOn: webhookOf(id)?.isOn ?? true }),
          success: '已开始重新推送',
        }),
      ]}
    />
  )
  return (
    <ListPage
      list={list}
      title={chosen ? `推送记录：${chosen.name}` : '推送记录'}
      columns={columns}
      filters={filtersOf(webhooks)}
      views={useListViews(list)}
      empty={{ title: '还没有推送记录', hint: '有事件发生后，每次推送的结果会显示在这里，保留 30 天。' }}
      rowActions={actionsOf}
    />
  )
}
