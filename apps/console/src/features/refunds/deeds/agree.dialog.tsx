import './refund-dialogs.css'
import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi, type RefundRow } from '@zhanggui/contract/order/refund'
import { returnAddressApi, type ReturnAddressRow } from '@zhanggui/contract/store/return-address'
import { refundRefusal } from '@zhanggui/domain/order/refund-state'
import { Alert, Radio } from 'antd'
import { Link } from 'react-router'
import { z } from 'zod'

const schema = z.object({ merAddressId: z.int({ error: refundRefusal.address.message }) })

interface Props {
  readonly refund: RefundRow
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Lets the buyer send the goods back, to an address of the shop. */
export default function AgreeDialog({ refund: { refundOrderNo, userNickName }, onDone, onClose }: Props) {
  const addresses = useCall(returnAddressApi.list, {})
  const offered = shownIn(addresses.data)
  const form = useForm({
    call: refundApi.audit,
    schema,
    record: {
      data: addresses.data,
      waiting: addresses.data ? undefined : { error: addresses.error, retry: () => void addresses.refetch() },
      reread: async () => (await addresses.refetch()).data,
    },
    sendsUnchanged: offered.length > 0,
    loaded: (rows): { readonly merAddressId: number | undefined } => {
      const shown = shownIn(rows)
      return { merAddressId: (shown.find(({ isDefault }) => isDefault) ?? shown[0])?.id }
    },
    toInput: ({ merAddressId }) => ({ refundOrderNo, auditType: 'success', merAddressId }),
    success: '审核成功',
    refresh: [orderApi],
    onSaved: onDone,
  })
  return (
    <EditDialog form={form} title={`同意「${userNickName}」退货退款`} width={720} saveText="同意" onClose={onClose}>
      {offered.length === 0 ? (
        <Alert
          type="error"
          showIcon
          title="请先去设置-商家地址管理中添加售后地址"
          action={<Link to="/operation/modifyStoreInfo">去添加</Link>}
        />
      ) : (
        <>
          <Alert type="warning" showIcon title="同意退款后，用户会根据下方地址将商品退回！" />
          <Field form={form} name="merAddressId" label="退货地址">
            <Radio.Group
              className="address-cards"
              options={offered.map((address) => ({ value: address.id, label: <AddressCard of={address} /> }))}
            />
          </Field>
        </>
      )}
    </EditDialog>
  )
}

const shownIn = (rows: readonly ReturnAddressRow[] | undefined) => (rows ?? []).filter(({ isShow }) => isShow)

const AddressCard = ({ of: address }: { readonly of: ReturnAddressRow }) => (
  <span className="address-card">
    <strong>
      {address.receiverName} {address.receiverPhone}
      {address.isDefault && <small>[默认退货]</small>}
    </strong>
    <span>
      {[...new Set([address.province, address.city, address.district])].join('')}
      {address.street}
      {address.detail}
    </span>
  </span>
)
