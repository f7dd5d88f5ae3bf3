import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import { slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import {
  describeCutoff,
  describeWeekdays,
  formatRange,
  type TimeRange,
} from '@zhanggui/domain/delivery-time/slot-rules'

type Described = Omit<InputOf<typeof deliveryTimeApi.save>, 'timeRange'> & TimeRange

/** What the log tells of a slot. */
export const describeSlot = (slot: Described) => ({
  服务方式: slotService.label(slot.serviceType),
  名称: slot.name,
  星期: describeWeekdays(slot.weekdays),
  时间段: formatRange(slot),
  单量上限: slot.capacity === 0 ? '不限' : String(slot.capacity),
  截止下单: describeCutoff(slot),
  可预约天数: String(slot.maxDays),
  排序: String(slot.sort),
  状态: slot.status ? '开启' : '关闭',
})
