import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import type { Shipment } from '@zhanggui/contract/order/shipment'
import { DeliveryFields } from './delivery-fields.tsx'
import { type DeliveryValues, deliveryOf, missingDelivery } from './delivery-values.ts'

interface Props {
  readonly orderNo: string
  readonly shipment: Shipment
  readonly onClose: () => void
}

/** How a parcel travels, after it was sent; the way itself stays. */
export default function EditShipmentDialog({ orderNo, shipment, onClose }: Props) {
  const { data, refetch } = useCall(orderApi.shipments, { orderNo })
  const inList = (list: readonly Shipment[] | undefined) => list?.find(({ id }) => id === shipment.id)
  const way = shipment.deliveryType
  const form = useForm({
    call: orderApi.editShipment,
    record: {
      data: inList(data) ?? shipment,
      waiting: undefined,
      reread: async () => inList((await refetch()).data),
    },
    schema: orderApi.editShipment.body.omit({ id: true, version: true }).check(({ value, issues }) => {
      for (const [field, message] of missingDelivery({ ...value, deliveryType: way })) {
        issues.push({ code: 'custom', path: [field], message, input: value })
      }
    }),
    loaded: (stored = shipment): DeliveryValues => ({
      deliveryType: way,
      expressCode: stored.expressCode,
      expressNumber: stored.trackingNumber,
      deliveryCarrier: stored.deliveryCarrier,
      carrierPhone: stored.carrierPhone,
      deliveryMark: stored.deliveryMark,
      isSplit: false,
      detailList: [],
    }),
    toInput: (draft) => deliveryOf({ ...draft, deliveryType: way }),
    success: '修改发货单配送信息成功',
  })
  return (
    <EditDialog form={form} title="修改配送信息" width={540} onClose={onClose}>
      <DeliveryFields form={form} />
    </EditDialog>
  )
}
