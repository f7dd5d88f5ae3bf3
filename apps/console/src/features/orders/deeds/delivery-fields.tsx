import './order-dialogs.css'
import { Can } from '#ui/action/can.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useCarriers } from '#widgets/carriers/use-carriers.ts'
import type { Form } from '#ui/form/form.ts'
import { Field } from '#ui/form/field.tsx'
import { expressApi } from '@zhanggui/contract/express'
import { deliveryType } from '@zhanggui/domain/order/order-codes'
import { Button, Input, Select } from 'antd'
import type { DeliveryValues } from './delivery-values.ts'

const CarriersDialog = lazyPart(() => import('#widgets/carriers/carriers.dialog.tsx'))

/** The fields of the chosen way of delivery. */
export function DeliveryFields({ form }: { readonly form: Form<DeliveryValues> }) {
  const way = form.values.deliveryType
  if (way === deliveryType.is.express) return <ExpressFields form={form} />
  if (way === deliveryType.is.merchant) {
    return (
      <>
        <Field form={form} name="deliveryCarrier" label="配送人员" isRequired>
          <Input placeholder="请输入配送人员" maxLength={20} />
        </Field>
        <Field form={form} name="carrierPhone" label="手机号码" isRequired>
          <Input placeholder="请输入联系电话" inputMode="tel" maxLength={11} />
        </Field>
      </>
    )
  }
  return (
    <Field form={form} name="deliveryMark" label="发货备注">
      <Input.TextArea rows={3} maxLength={250} showCount placeholder="例如：核销地点、自取说明" />
    </Field>
  )
}

function ExpressFields({ form }: { readonly form: Form<DeliveryValues> }) {
  const { data, waiting } = useCarriers()
  const isKnown = form.values.expressCode !== undefined
  const settings = useDialog((close) => <CarriersDialog onClose={close} />)
  const used = data?.list.filter(({ isOpen, code }) => isOpen || code === form.values.expressCode) ?? []
  return (
    <div className="delivery-express">
      <div className="delivery-carrier">
        <Field form={form} name="expressCode" label="快递公司" isRequired>
          <Select
            placeholder="请选择快递公司"
            loading={waiting !== undefined}
            showSearch={{ optionFilterProp: 'label' }}
            options={used.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </Field>
        <Can call={expressApi.relate}>
          <Button type="link" onClick={() => settings.open()}>
            设置物流公司
          </Button>
        </Can>
      </div>
      <Field form={form} name="expressNumber" label="快递单号" isRequired>
        {/* Where the carrier is known, a scanner can write at once. */}
        <Input
          placeholder="请输入快递单号，可用扫码枪"
          maxLength={50}
          autoComplete="off"
          data-begins={isKnown || undefined}
        />
      </Field>
      {settings.element}
    </div>
  )
}
