import './timed.css'
import { mayCall, useSession } from '#api/session.ts'
import { useApp } from '#ui/feedback/use-app.ts'
import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { ShopTimeInput } from '#ui/input/shop-time-input.tsx'
import { productApi } from '@zhanggui/contract/goods/product'
import { timedChangeApi, timedPlan } from '@zhanggui/contract/goods/timed-change'
import { type TimedKind, timedKind, timedWay } from '@zhanggui/domain/timed-change/timed-codes'
import { Input, Radio } from 'antd'
import { FigureFields } from './figure-fields.tsx'
import { newPlan } from './timed-values.ts'
import type { TimedTarget } from './timed-target.ts'

interface Props {
  readonly of: TimedTarget
  /** What may be planned, one at least. */
  readonly kinds: readonly TimedKind[]
  readonly onDone?: () => void
  readonly onClose: () => void
}

const upLast = (one: TimedKind, other: TimedKind) => Number(one === timedKind.is.up) - Number(other === timedKind.is.up)

/** Plans a change of some products. */
export default function TimedDialog({
  of: { count, product, isOnSale = false, ...choice },
  kinds,
  onDone,
  onClose,
}: Props) {
  const { message } = useApp()
  const mayLook = mayCall(productApi.info, useSession())
  const detail = useCall(
    productApi.info,
    { id: product?.id ?? 0 },
    { enabled: product !== undefined && mayLook, staleTime: 0 },
  )
  const offered = isOnSale ? kinds.toSorted(upLast) : kinds
  const form = useForm({
    call: timedChangeApi.plan,
    schema: timedPlan,
    loaded: () => newPlan(offered[0] ?? timedKind.is.up, new Date()),
    sendsUnchanged: true,
    toInput: (draft) => ({ ...draft, ...choice }),
    success: '已添加定时变更',
    refresh: [productApi],
    onSaved: ({ missing }) => {
      if (missing > 0) void message.warning(`${missing} 个商品已删除或在回收站，没有安排`)
      onDone?.()
    },
  })
  const options = offered.map((kind) => ({ value: kind, label: timedKind.label(kind) }))
  return (
    <EditDialog
      form={form}
      title={`定时变更 - ${product?.name ?? `${count} 个商品`}`}
      width={640}
      saveText="添加定时变更"
      onClose={onClose}
    >
      <Field form={form} name="kind" label="变更内容" show={timedKind.label}>
        <Radio.Group
          className="timed-kinds"
          options={options}
          onChange={() => form.change({ way: timedWay.is.to, attrValue: [] })}
        />
      </Field>
      <FigureFields form={form} product={product && detail.data} />
      <Field form={form} name="runTime" label="执行时间" hint="到时按当时的商品状态、库存和你的权限执行。">
        <ShopTimeInput />
      </Field>
      <Field form={form} name="note" label="备注">
        <Input maxLength={100} placeholder="选填，例如：双十二活动价" />
      </Field>
    </EditDialog>
  )
}
