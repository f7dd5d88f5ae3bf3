import { RowSwitch } from '#ui/action/row-switch.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { deliveryTimeApi, type DeliveryTimeRow } from '@zhanggui/contract/marketing/delivery-time'
import { describeCutoff, describeWeekdays } from '@zhanggui/domain/delivery-time/slot-rules'
import { slotName } from './slot-values.ts'

const opened = (isOn: boolean) => (isOn ? '开启' : '关闭')

const OpenSwitch = ({ of: slot }: { readonly of: DeliveryTimeRow }) => (
  <RowSwitch
    label={`${slotName(slot)} 状态`}
    call={deliveryTimeApi.setStatus}
    input={(status) => ({ id: slot.id, status })}
    success="操作成功"
    isOn={slot.status}
    words={opened}
  />
)

export const deliveryTimeColumns: ColumnsOf<typeof deliveryTimeApi.list> = [
  { field: 'id', title: 'ID', width: 80, isHidden: true },
  { field: 'name', title: '名称', width: 140, isMain: true, render: slotName },
  { field: 'weekdays', title: '星期', width: 108, render: ({ weekdays }) => describeWeekdays(weekdays) },
  { field: 'timeRange', title: '时间段', width: 108, render: ({ timeRange }) => timeRange.replace(',', '-') },
  {
    field: 'capacity',
    title: '单量上限',
    width: 76,
    align: 'right',
    render: ({ capacity }) => (capacity === 0 ? '不限' : capacity),
  },
  { field: 'cutoffMode', title: '截止下单', width: 112, isSpare: true, render: describeCutoff },
  { field: 'maxDays', title: '可预约天数', width: 96, align: 'right', isSpare: true },
  { field: 'todayUsed', title: '今日已约', width: 76, align: 'right' },
  { field: 'sort', title: '排序', width: 64, align: 'right', isSpare: true },
  { field: 'status', title: '状态', width: 76, render: (row) => <OpenSwitch of={row} /> },
]
