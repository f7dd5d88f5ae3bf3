import './tracking.dialog.css'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { EmptyList } from '#ui/list/list-empty.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { Timeline } from '#ui/show/timeline.tsx'
import type { logistics } from '@zhanggui/contract/order/shipment'
import { parcelStatus } from '@zhanggui/domain/order/parcel-codes'
import { Button, Descriptions, Modal } from 'antd'
import type { z } from 'zod'

type Logistics = z.output<typeof logistics>

interface Props {
  /** As `useCall` gives it. */
  readonly parcel: {
    readonly data: Logistics | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly onClose: () => void
}

/** Where a parcel is, the newest place first. */
export const TrackingDialog = ({ parcel: { data, error, refetch }, onClose }: Props) => (
  <Modal open title="查看物流" width={600} footer={<Button onClick={onClose}>关闭</Button>} onCancel={onClose}>
    {data ? (
      <div className="tracking">
        <Descriptions size="small" colon={false} column={{ xs: 1, sm: 2 }} items={factsOf(data)} />
        {data.list.length === 0 ? (
          <EmptyList title="暂无物流信息" hint="快递公司揽收后会出现在这里。" />
        ) : (
          <Timeline
            label="物流轨迹"
            of={data.list.map(({ time, status }) => ({ key: `${time} ${status}`, title: status, at: time }))}
          />
        )}
      </div>
    ) : (
      <WaitingFor waiting={{ error, retry: () => void refetch() }} />
    )}
  </Modal>
)

const factsOf = (parcel: Logistics) => [
  { key: 'name', label: '物流公司', children: parcel.expName || '-' },
  { key: 'number', label: '物流单号', children: parcel.number },
  { key: 'state', label: '物流状态', children: <CodeTag table={parcelStatus} code={parcel.deliveryStatus} /> },
  ...(parcel.expSite === '' ? [] : [{ key: 'site', label: '快递站', children: parcel.expSite }]),
  ...(parcel.courierPhone === ''
    ? []
    : [{ key: 'courier', label: '快递员', children: `${parcel.courier} ${parcel.courierPhone}` }]),
]
