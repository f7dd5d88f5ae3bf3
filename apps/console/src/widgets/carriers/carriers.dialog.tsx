import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { expressApi } from '@zhanggui/contract/express'
import { Select } from 'antd'
import { useCarriers } from './use-carriers.ts'

interface Choice {
  readonly expressCodes: readonly string[]
  readonly defaultCode: string | undefined
}

/** 设置物流公司: the carriers that the shop uses, and the one that a parcel mostly goes with. */
export default function CarriersDialog({ onClose }: { readonly onClose: () => void }) {
  const carriers = useCarriers()
  const form = useForm({
    call: expressApi.relate,
    schema: expressApi.relate.body,
    record: carriers,
    loaded: (shop): Choice => ({
      expressCodes: (shop?.list ?? []).filter(({ isOpen }) => isOpen).map(({ code }) => code),
      defaultCode: shop?.list.find(({ isDefault }) => isDefault)?.code,
    }),
    toInput: (choice) => choice,
    success: '设置成功',
  })
  const options = (carriers.data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const nameOf = (code: string) => options.find(({ value }) => value === code)?.label ?? ''
  const chosen = new Set(form.values.expressCodes)
  const keepDefault = (expressCodes: readonly string[]) => {
    const { defaultCode } = form.values
    if (defaultCode !== undefined && !expressCodes.includes(defaultCode)) form.change({ defaultCode: undefined })
  }
  return (
    <EditDialog form={form} title="设置物流公司" onClose={onClose}>
      <Field form={form} name="expressCodes" label="使用的物流公司" show={(codes) => codes.map(nameOf).join('、')}>
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
        name="defaultCode"
        label="默认物流公司"
        hint="发货时先选中它。"
        show={(code) => (code === undefined ? '' : nameOf(code))}
      >
        <Select allowClear placeholder="不设默认" options={options.filter(({ value }) => chosen.has(value))} />
      </Field>
    </EditDialog>
  )
}
