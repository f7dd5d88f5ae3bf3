import './exceptions.drawer.css'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { deleteAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormBody } from '#ui/form/form-body.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { CodeTag } from '#ui/show/code-tag.tsx'
import {
  deliveryExceptionDraft,
  type DeliveryExceptionRow,
  deliveryTimeApi,
} from '@zhanggui/contract/marketing/delivery-time'
import { exceptionType, type SlotService, slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { addDays, shopDate } from '@zhanggui/domain/delivery-time/slot-rules'
import { Button, Drawer, Input, InputNumber, Radio, Select } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { DayInput } from './day-input.tsx'
import { slotName } from './slot-values.ts'

interface Props {
  readonly serviceType: SlotService
  readonly onClose: () => void
}

/** 特殊日期: days on which slots are closed or take another number of orders. */
export default function ExceptionsDrawer({ serviceType, onClose }: Props) {
  const exceptions = useCall(deliveryTimeApi.exceptions, { serviceType })
  const [added, setAdded] = useState(0)
  return (
    <Drawer open title={`特殊日期（${slotService.label(serviceType)}）`} size={720} onClose={onClose}>
      <ExceptionForm key={added} serviceType={serviceType} onAdded={() => setAdded(added + 1)} />
      {exceptions.data ? (
        <Exceptions rows={exceptions.data} />
      ) : (
        <WaitingFor waiting={{ error: exceptions.error, retry: () => void exceptions.refetch() }} />
      )}
    </Drawer>
  )
}

const ALL = 0

function ExceptionForm({ serviceType, onAdded }: { readonly serviceType: SlotService; readonly onAdded: () => void }) {
  const [tomorrow] = useState(() => addDays(shopDate(new Date()), 1))
  const mayList = mayCall(deliveryTimeApi.list, useSession())
  const { data: slots } = useCall(deliveryTimeApi.list, { serviceType, limit: 100 }, { enabled: mayList })
  const form = useForm({
    call: deliveryTimeApi.saveException,
    schema: deliveryExceptionDraft,
    loaded: (): z.output<typeof deliveryExceptionDraft> => ({
      date: tomorrow,
      serviceType,
      slotId: null,
      type: exceptionType.is.closed,
      capacity: 0,
      remark: '',
    }),
    success: '添加成功',
    onSaved: onAdded,
  })
  const options = [
    { value: ALL, label: '全部时段' },
    ...(slots?.list ?? []).map((slot) => ({ value: slot.id, label: slotName(slot) })),
  ]
  return (
    <div className="exception-form">
      <FormBody form={form} label="添加特殊日期" submit={form.save} isOver>
        <div className="exception-columns">
          <Field form={form} name="date" label="日期">
            <DayInput />
          </Field>
          <Field form={form} name="slotId" label="时段">
            <SlotSelect options={options} />
          </Field>
          <Field form={form} name="type" label="类型" show={exceptionType.label}>
            <Radio.Group options={exceptionType.options} />
          </Field>
          {form.values.type === exceptionType.is.capacity && (
            <Field form={form} name="capacity" label="单量" hint="0 为不限">
              <InputNumber min={0} max={9999} precision={0} />
            </Field>
          )}
          <Field form={form} name="remark" label="备注">
            <Input maxLength={50} placeholder="如：盘点" />
          </Field>
        </div>
        <Button type="primary" loading={form.isSaving} onClick={() => void form.save()}>
          添加
        </Button>
      </FormBody>
    </div>
  )
}

interface SlotSelectProps {
  readonly options: readonly { readonly value: number; readonly label: string }[]
  readonly id?: string
  readonly value?: number | null
  readonly onChange?: (slotId: number | null) => void
}

const SlotSelect = ({ options, id, value, onChange }: SlotSelectProps) => (
  <Select
    {...(id !== undefined && { id })}
    options={[...options]}
    value={value ?? ALL}
    onChange={(chosen) => onChange?.(chosen === ALL ? null : chosen)}
  />
)

function Exceptions({ rows }: { readonly rows: readonly DeliveryExceptionRow[] }) {
  if (rows.length === 0) return <p className="exceptions-none">没有将来的特殊日期</p>
  return (
    <table className="exceptions" aria-label="特殊日期">
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">时段</th>
          <th scope="col">类型</th>
          <th scope="col">单量</th>
          <th scope="col">备注</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, date, slotName: name, type, capacity, remark }) => (
          <tr key={id}>
            <td>{date}</td>
            <td>{name}</td>
            <td>
              <CodeTag table={exceptionType} code={type} />
            </td>
            <td>{type === exceptionType.is.closed ? '-' : capacity === 0 ? '不限' : capacity}</td>
            <td>{remark || '-'}</td>
            <td>
              <RowActions
                of={[deleteAction(deliveryTimeApi.deleteException, { id }, { text: `删除 ${date} 的特殊安排吗？` })]}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
