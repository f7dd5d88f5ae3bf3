import './order-dialogs.css'
import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { RevealButton } from '#widgets/buyer/reveal-button.tsx'
import { useRevealed } from '#widgets/buyer/use-revealed.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { Input } from 'antd'

interface Props {
  readonly orderNo: string
  readonly onClose: () => void
}

/** Where the goods go to, while nothing was sent. What is stored is masked: it is typed anew, or looked at first. */
export default function ReceiverDialog({ orderNo, onClose }: Props) {
  const { data: masked } = useCall(orderApi.info, { orderNo })
  const revealed = useRevealed(orderApi.reveal, { orderNo })
  const form = useForm({
    call: orderApi.editReceiver,
    schema: orderApi.editReceiver.body.omit({ orderNo: true }),
    loaded: () => ({ realName: '', userPhone: '', userAddress: '' }),
    toInput: (draft) => ({ ...draft, orderNo }),
    success: '修改成功',
    onSaved: () => markChanged(orderApi.list, orderNo),
  })
  const stored = revealed.data ?? masked
  const fillIn = () => {
    const { realName, userPhone, userAddress } = revealed.data ?? { realName: '', userPhone: '', userAddress: '' }
    form.change({ realName, userPhone, userAddress })
  }
  return (
    <EditDialog form={form} title="修改收货信息" onClose={onClose}>
      {stored && (
        <section className="receiver-card" aria-label="当前收货信息">
          <p>
            <strong>{stored.realName}</strong>
            <span>{stored.userPhone}</span>
            <RevealButton of={revealed} />
            {revealed.data && (
              <button type="button" className="button" data-look="link" onClick={fillIn}>
                填入下方
              </button>
            )}
          </p>
          <p>{stored.userAddress}</p>
        </section>
      )}
      <Field form={form} name="realName" label="收货人">
        <Input placeholder="请填写收货人" maxLength={50} autoComplete="off" />
      </Field>
      <Field form={form} name="userPhone" label="收货电话">
        <Input placeholder="请填写收货电话" inputMode="tel" maxLength={11} autoComplete="off" />
      </Field>
      <Field form={form} name="userAddress" label="收货地址">
        <Input.TextArea rows={2} placeholder="省市区和详细地址" maxLength={250} showCount />
      </Field>
    </EditDialog>
  )
}
