import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { orderApi, type Shipment } from '@zhanggui/contract/order/order'
import { DeliveryFields } from './delivery-fields.tsx'
import { type DeliveryValues, deliveryOf, missingDelivery } from './delivery-values.ts'

interface Props {
  readonly shipment: Shipment
  readonly onClose: () => void
}

/** How a parcel travels, after it was sent; the way itself stays. */
export default function EditShipmentDialog({ shipment, onClose }: Props) {
  const way = shipment.deliveryType
  const form = useForm({
    call: orderApi.editShipment,
    schema: orderApi.editShipment.body.omit({ id: true }).check(({ value, issues }) => {
      for (const [field, message] of missingDelivery({ ...value, deliveryType: way })) {
        issues.push({ code: 'custom', path: [field], message, input: value })
      }
    }),
    loaded: (): DeliveryValues => ({
      deliveryType: way,
      expressCode: shipment.expressCode,
      expressNumber: shipment.trackingNumber,
      deliveryCarrier: shipment.deliveryCarrier,
      carrierPhone: shipment.carrierPhone,
      deliveryMark: shipment.deliveryMark,
      isSplit: false,
      detailList: [],
    }),
    toInput: (draft) => ({ id: shipment.id, ...deliveryOf({ ...draft, deliveryType: way }) }),
    success: '修改发货单配送信息成功',
  })
  return (
    <EditDialog form={form} title="修改配送信息" width={540} onClose={onClose}>
      <DeliveryFields form={form} />
    </EditDialog>
  )
}
