import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { useListedRecord } from '#ui/form/edit/use-record.ts'
import { Field } from '#ui/form/field.tsx'
import { fieldsOf } from '#ui/form/fields-of.ts'
import { useForm } from '#ui/form/use-form.ts'
import { exportApi, scheduleDraft, type ScheduleRow } from '@zhanggui/contract/export/export'
import { exportEvery, weekday } from '@zhanggui/domain/export/export-codes'
import { Input, Radio, Select, Switch } from 'antd'
import { ContentFields } from './content-fields.tsx'
import { newSchedule } from './export-values.ts'

interface Props {
  readonly id?: number | undefined
  readonly onClose: () => void
}

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: hourText(hour) }))

const valuesOf = (row: ScheduleRow | undefined) => (row ? fieldsOf(newSchedule, row) : newSchedule)

export default function ScheduleDialog({ id, onClose }: Props) {
  const isNew = id === undefined
  const kinds = useCall(exportApi.kinds, {})
  const mayPlain = mayCall(exportApi.addPlain, useSession())
  const form = useForm({
    call: isNew ? exportApi.saveSchedule : exportApi.updateSchedule,
    schema: scheduleDraft,
    record: useListedRecord(exportApi.schedules, id),
    needs: [kinds],
    loaded: valuesOf,
    success: isNew ? '添加成功' : '编辑成功',
  })
  return (
    <EditDialog form={form} title={isNew ? '添加定时导出' : '编辑定时导出'} width={640} onClose={onClose}>
      <Field form={form} name="name" label="名称">
        <Input maxLength={20} showCount placeholder="例如：昨日订单" />
      </Field>
      <div className="export-rhythm">
        <Field form={form} name="every" label="多久一次" show={exportEvery.label}>
          <Radio.Group options={exportEvery.options} optionType="button" />
        </Field>
        {form.values.every === exportEvery.is.week && (
          <Field form={form} name="weekday" label="星期" show={weekday.label}>
            <Select options={weekday.options} />
          </Field>
        )}
        <Field form={form} name="hour" label="时间" show={hourText}>
          <Select options={hours} />
        </Field>
      </div>
      <ContentFields form={form} kinds={kinds.data ?? []} />
      {mayPlain && (
        <Field
          form={form}
          name="isPlain"
          label="完整买家信息"
          valueProp="checked"
          show={(isOn) => (isOn ? '是' : '否')}
          hint="导出未脱敏的姓名、电话和地址。所属账号没有这个权限后会自动暂停。"
        >
          <Switch />
        </Field>
      )}
    </EditDialog>
  )
}
