import './slot.dialog.css'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { useRecord } from '#ui/form/edit/use-record.ts'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { useForm } from '#ui/form/use-form.ts'
import { TimeRangeInput } from '#ui/input/time-range-input.tsx'
import { deliveryTimeApi, deliveryTimeDraft, type DeliveryTimeRow } from '@zhanggui/contract/marketing/delivery-time'
import { cutoffMode, type SlotService, slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import {
  describeLead,
  describeWeekdays,
  lockedReason,
  MOST_DAYS_AHEAD,
} from '@zhanggui/domain/delivery-time/slot-rules'
import { Input, InputNumber, Radio, Select, Switch } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { newSlot, slotValues, type SlotValues } from './slot-values.ts'
import { WeekdaysInput } from './weekdays-input.tsx'

interface Props {
  /** Of the slot to be changed; without one a new one is made. */
  readonly id?: number | undefined
  readonly serviceType: SlotService
  /** The slot that a new one begins as. */
  readonly copied?: SlotValues | undefined
  readonly onClose: () => void
}

/** Half hours up to two days. */
const LEADS = Array.from({ length: 97 }, (_, nth) => ({ value: nth * 30, label: describeLead(nth * 30) }))
const TIMES = Array.from({ length: 48 }, (_, nth) => {
  const value = `${String(Math.floor(nth / 2)).padStart(2, '0')}:${nth % 2 === 0 ? '00' : '30'}`
  return { value, label: value }
})

export default function SlotDialog({ id, serviceType, copied, onClose }: Props) {
  const isNew = id === undefined
  const record = useRecord(deliveryTimeApi.info, id)
  const form = useForm({
    call: isNew ? deliveryTimeApi.save : deliveryTimeApi.update,
    schema: deliveryTimeDraft,
    record,
    loaded: (slot: DeliveryTimeRow | undefined) => (slot ? slotValues(slot) : newSlot(serviceType)),
    success: isNew ? '添加成功' : '修改成功',
  })
  const begin = useEffectEvent(() => {
    if (copied) form.change({ ...slotValues(copied), status: false })
  })
  useEffect(() => begin(), [])
  const isBooked = (record.data?.futureUsed ?? 0) > 0
  return (
    <EditDialog form={form} title={isNew ? '添加时段' : '编辑时段'} width={600} saveText="确定" onClose={onClose}>
      <div className="slot-columns">
        <Field
          form={form}
          name="serviceType"
          label="服务方式"
          show={slotService.label}
          hint={isBooked ? lockedReason : undefined}
        >
          <Radio.Group disabled={isBooked} options={slotService.options} />
        </Field>
        <Field form={form} name="name" label="名称">
          <Input placeholder="不填则显示时间段" maxLength={20} />
        </Field>
      </div>
      <Field form={form} name="weekdays" label="星期" show={describeWeekdays}>
        <WeekdaysInput />
      </Field>
      <Field form={form} name="timeRange" label="时间段">
        <TimeRangeInput disabled={isBooked} />
      </Field>
      <Limits form={form} />
    </EditDialog>
  )
}

/** How many orders, until when, and how far ahead. */
function Limits({ form }: { readonly form: Form<SlotValues> }) {
  const isBefore = form.values.cutoffMode === cutoffMode.is.beforeSlot
  return (
    <div className="slot-columns">
      <Field form={form} name="capacity" label="单量上限" hint="每天最多接多少单，0 为不限">
        <InputNumber min={0} max={9999} precision={0} />
      </Field>
      <Field form={form} name="maxDays" label="可预约天数" hint="包含当天">
        <InputNumber min={1} max={MOST_DAYS_AHEAD} precision={0} />
      </Field>
      <Field form={form} name="cutoffMode" label="截止下单" show={cutoffMode.label}>
        <Radio.Group options={cutoffMode.options} />
      </Field>
      {isBefore ? (
        <Field form={form} name="cutoffMinutes" label="提前时间" show={describeLead}>
          <Select options={LEADS} />
        </Field>
      ) : (
        <Field form={form} name="cutoffTime" label="截止时间">
          <Select options={TIMES} />
        </Field>
      )}
      <Field form={form} name="sort" label="排序" hint="数字大的排在前面">
        <InputNumber min={0} max={9999} precision={0} />
      </Field>
      <Field form={form} name="status" label="状态" valueProp="checked">
        <Switch checkedChildren="开启" unCheckedChildren="关闭" />
      </Field>
    </div>
  )
}
