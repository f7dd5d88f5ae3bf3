import './webhooks.css'
import { callAction, linkAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import type { Column } from '#ui/list/columns/column.tsx'
import { useWholeList } from '#ui/list/use-whole-list.ts'
import { WholeListPage } from '#ui/list/whole-list-page.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { webhookApi, type WebhookRow } from '@zhanggui/contract/event/webhook'
import { whyNotReplay } from '@zhanggui/domain/event/delivery-rules'
import { deliveryStatus, eventType } from '@zhanggui/domain/event/event-codes'
import { Link } from 'react-router'
import { deliveriesPath } from './webhook-paths.ts'

const { waiting, failed } = deliveryStatus.is

const columns: readonly Column<WebhookRow>[] = [
  {
    field: 'name',
    title: '名称',
    isMain: true,
    width: 260,
    render: ({ id, name, url }) => (
      <div className="webhook-name">
        <Link to={deliveriesPath(id)}>{name}</Link>
        <span title={url}>{url}</span>
      </div>
    ),
  },
  { field: 'types', title: '事件', width: 180, render: ({ types }) => typesText(types) },
  { field: 'isOn', title: '推送', width: 90, render: (row) => <OnSwitch of={row} /> },
  { field: 'deliveredTime', title: '状态', width: 220, render: (row) => <Health of={row} /> },
  {
    field: 'waiting',
    title: '等待推送',
    width: 100,
    align: 'right',
    render: ({ id, waiting: count }) => <Count of={count} to={deliveriesPath(id, waiting)} />,
  },
  {
    field: 'failed',
    title: '未送达',
    width: 90,
    align: 'right',
    render: ({ id, failed: count }) => <Count of={count} to={deliveriesPath(id, failed)} />,
  },
]

const typesText = (types: WebhookRow['types']) => types.map((type) => eventType.label(type)).join('、') || '全部事件'

const Count = ({ of, to }: { readonly of: number; readonly to: string }) => (of === 0 ? of : <Link to={to}>{of}</Link>)

const OnSwitch = ({ of: { id, name, isOn } }: { readonly of: WebhookRow }) => (
  <RowSwitch
    label={`推送到${name}`}
    call={webhookApi.switch}
    input={(next) => ({ id, isOn: next })}
    success="操作成功"
    isOn={isOn}
    words={(on) => (on ? '打开' : '关闭')}
    confirm={(next) => ({
      text: next ? `将从停下的地方继续，依次推送到“${name}”。` : `关闭后不再推送到“${name}”，事件保留 30 天。`,
      action: next ? '打开推送' : '关闭推送',
    })}
  />
)

function Health({ of: { offReason, failingSince, deliveredTime } }: { readonly of: WebhookRow }) {
  if (offReason !== '') return <span className="webhook-trouble">{offReason}</span>
  if (failingSince) {
    return (
      <span className="webhook-trouble">
        <ShopTime at={failingSince} /> 起推送失败
      </span>
    )
  }
  if (!deliveredTime) return '还没有推送过'
  return (
    <>
      最近送达 <ShopTime at={deliveredTime} />
    </>
  )
}

const actionsOf = ({ id, name, isOn, failed: count }: WebhookRow) => (
  <RowActions
    of={[
      linkAction('推送记录', deliveriesPath(id), webhookApi.deliveries),
      callAction('重新推送', {
        call: webhookApi.replay,
        input: { id },
        because: whyNotReplay({ isOn }) ?? (count === 0 ? '没有未送达的事件' : undefined),
        confirm: { text: `重新推送 ${count} 个未送达的事件到“${name}”。`, action: '重新推送' },
        success: '已开始重新推送',
      }),
    ]}
  />
)

/** Who outside is told what happens in the shop, and whether it arrives. */
export default function WebhookListPage() {
  const list = useWholeList(webhookApi.list, {})
  return (
    <WholeListPage
      list={list}
      title="事件推送"
      columns={columns}
      rowActions={actionsOf}
      empty={{
        title: '还没有推送地址',
        hint: '仓库、ERP 等系统可以接收发货、退款、核销和库存变动；地址由平台通过开放接口添加。',
      }}
    />
  )
}
