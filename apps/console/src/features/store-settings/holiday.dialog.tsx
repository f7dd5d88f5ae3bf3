import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { useListedRecord } from '#ui/form/edit/use-record.ts'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { ShopTimeInput } from '#ui/input/shop-time-input.tsx'
import { holidayApi, holidayDraft, type HolidayRow } from '@zhanggui/contract/store/holiday'
import { formatShopTime, parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import { NOTE_LENGTH } from '@zhanggui/domain/store/holiday-rules'
import { Input, Switch } from 'antd'
import { useState } from 'react'

const DAY = 24 * 3_600_000

/** The beginning of a day by the shop's clock. */
const midnight = (at: Date) => parseShopTime(`${formatShopTime(at).slice(0, 10)} 00:00:00`) ?? at

const valuesOf = (holiday: HolidayRow | undefined, now: Date) => ({
  startTime: holiday?.startTime ?? midnight(new Date(now.getTime() + DAY)),
  endTime: holiday?.endTime ?? midnight(new Date(now.getTime() + 2 * DAY)),
  note: holiday?.note ?? '',
  isBookable: holiday?.isBookable ?? false,
})

interface Props {
  /** Of the holiday to be changed; without one a new one is made. */
  readonly id?: number | undefined
  readonly onClose: () => void
}

export function HolidayDialog({ id, onClose }: Props) {
  const [now] = useState(() => new Date())
  const isNew = id === undefined
  const form = useForm({
    call: isNew ? holidayApi.add : holidayApi.update,
    schema: holidayDraft,
    record: useListedRecord(holidayApi.list, id),
    loaded: (holiday: HolidayRow | undefined) => valuesOf(holiday, now),
    success: '操作成功',
  })
  return (
    <EditDialog form={form} title={isNew ? '添加休假' : '编辑休假'} saveText="确定" onClose={onClose}>
      <div className="store-columns">
        <Field form={form} name="startTime" label="开始时间">
          <ShopTimeInput />
        </Field>
        <Field form={form} name="endTime" label="结束时间">
          <ShopTimeInput />
        </Field>
      </div>
      <Field
        form={form}
        name="isBookable"
        label="可预订"
        valueProp="checked"
        hint="开启后休假期间仍可下单，结束后开始计算发货时限"
      >
        <Switch checkedChildren="可预订" unCheckedChildren="不接单" />
      </Field>
      <Field form={form} name="note" label="备注">
        <Input placeholder="如：春节放假" maxLength={NOTE_LENGTH} showCount />
      </Field>
    </EditDialog>
  )
}
