import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { useListedRecord } from '#ui/form/edit/use-record.ts'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { RegionSelect } from '#widgets/region-cascader/region-select.tsx'
import { useRegions } from '#widgets/region-cascader/use-regions.ts'
import { merchantApi } from '@zhanggui/contract/merchant'
import { returnAddressApi, returnAddressDraft, type ReturnAddressRow } from '@zhanggui/contract/store/return-address'
import { regionTitle } from '@zhanggui/domain/region/region-index'
import { whyNotHideAddress } from '@zhanggui/domain/store/return-address-rules'
import { Input, Switch } from 'antd'

const valuesOf = (address: ReturnAddressRow | undefined) => ({
  receiverName: address?.receiverName ?? '',
  receiverPhone: address?.receiverPhone ?? '',
  regionId: address?.regionId,
  street: address?.street ?? '',
  detail: address?.detail ?? '',
  isDefault: address?.isDefault ?? false,
  isShow: address?.isShow ?? true,
})

interface Props {
  /** Of the address to be changed; without one a new one is made. */
  readonly id?: number | undefined
  readonly onClose: () => void
}

export function ReturnAddressDialog({ id, onClose }: Props) {
  const { query, regions } = useRegions()
  const record = useListedRecord(returnAddressApi.list, id)
  const form = useForm({
    call: id === undefined ? returnAddressApi.add : returnAddressApi.update,
    schema: returnAddressDraft,
    record,
    needs: [query],
    loaded: valuesOf,
    success: '操作成功',
    refresh: [merchantApi],
  })
  const title = (regionId: number | undefined) => {
    const region = regionId === undefined ? undefined : regions?.byId.get(regionId)
    return region ? regionTitle(region) : ''
  }
  const wasDefault = record.data?.isDefault ?? false
  return (
    <EditDialog
      form={form}
      title={id === undefined ? '添加地址' : '编辑地址'}
      width={560}
      saveText="确定"
      onClose={onClose}
    >
      <Field form={form} name="receiverName" label="收货人">
        <Input placeholder="请输入收货人" maxLength={16} showCount />
      </Field>
      <Field form={form} name="receiverPhone" label="联系电话">
        <Input placeholder="手机号，或座机'区号-座机号码'" inputMode="tel" maxLength={20} />
      </Field>
      <Field form={form} name="regionId" label="所在地区" show={title}>
        {regions ? <RegionSelect regions={regions} label="所在地区" /> : <Input disabled />}
      </Field>
      <Field form={form} name="street" label="街道">
        <Input placeholder="街道或乡镇，可不填" maxLength={32} />
      </Field>
      <Field form={form} name="detail" label="详细地址">
        <Input placeholder="路名、门牌号、收货点" maxLength={100} />
      </Field>
      <div className="store-columns">
        <Field form={form} name="isDefault" label="设为默认" valueProp="checked">
          <Switch {...(wasDefault ? { disabled: true } : {})} />
        </Field>
        <Field
          form={form}
          name="isShow"
          label="显示"
          valueProp="checked"
          hint={whyNotHideAddress(form.values) ?? '显示的地址才能在退款时选择'}
        >
          <Switch {...(form.values.isDefault ? { disabled: true } : {})} />
        </Field>
      </div>
    </EditDialog>
  )
}
