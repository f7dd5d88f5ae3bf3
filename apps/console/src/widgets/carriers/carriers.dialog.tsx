import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { expressApi } from '@zhanggui/contract/express'
import { Select } from 'antd'
import { useCarriers } from './use-carriers.ts'

interface Choice {
  readonly expressIds: readonly number[]
  readonly defaultId: number | undefined
}

/** 设置物流公司: the carriers that the shop uses, and the one that a parcel mostly goes with. */
export default function CarriersDialog({ onClose }: { readonly onClose: () => void }) {
  const carriers = useCarriers()
  const form = useForm({
    call: expressApi.relate,
    schema: expressApi.relate.body,
    record: carriers,
    loaded: (shop): Choice => ({
      expressIds: (shop?.list ?? []).filter(({ isOpen }) => isOpen).map(({ id }) => id),
      defaultId: shop?.list.find(({ isDefault }) => isDefault)?.id,
    }),
    toInput: (choice) => choice,
    success: '设置成功',
  })
  const options = (carriers.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const nameOf = (id: number) => options.find(({ value }) => value === id)?.label ?? ''
  const chosen = new Set(form.values.expressIds)
  const keepDefault = (expressIds: readonly number[]) => {
    const { defaultId } = form.values
    if (defaultId !== undefined && !expressIds.includes(defaultId)) form.change({ defaultId: undefined })
  }
  return (
    <EditDialog form={form} title="设置物流公司" onClose={onClose}>
      <Field form={form} name="expressIds" label="使用的物流公司" show={(ids) => ids.map(nameOf).join('、')}>
        <Select
          mode="multiple"
          placeholder="请选择物流公司"
          showSearch={{ optionFilterProp: 'label' }}
          options={options}
          onChange={keepDefault}
        />
      </Field>
      <Field
        form={form}
        name="defaultId"
        label="默认物流公司"
        hint="发货时先选中它。"
        show={(id) => (id === undefined ? '' : nameOf(id))}
      >
        <Select allowClear placeholder="不设默认" options={options.filter(({ value }) => chosen.has(value))} />
      </Field>
    </EditDialog>
  )
}
