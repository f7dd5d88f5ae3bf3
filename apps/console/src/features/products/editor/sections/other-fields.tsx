import { Field } from '#ui/form/field.tsx'
import type { InputProps } from '#ui/input/input-props.ts'
import { deliveryMethod, isVirtual } from '@zhanggui/domain/product/product-codes'
import { Checkbox, InputNumber } from 'antd'
import type { ProductForm } from '../save/use-product-form.ts'

export const OtherFields = ({ form }: { readonly form: ProductForm }) => (
  <div className="editor-fields">
    {!isVirtual(form.values.type) && (
      <Field form={form} name="deliveryMethod" label="配送方式" show={methodsInWords} isRequired>
        <DeliveryInput />
      </Field>
    )}
    <Field form={form} name="sort" label="排序" hint="0~9999，数字大的排在前面">
      <InputNumber min={0} max={9999} precision={0} />
    </Field>
  </div>
)

/** Passes on what a group of boxes may have: that one of them is needed is said by the form. */
const DeliveryInput = ({ value, onChange }: InputProps<readonly string[]>) => (
  <Checkbox.Group
    options={deliveryMethod.options}
    value={[...(value ?? [])]}
    onChange={(methods) => onChange?.(methods)}
  />
)

const methodsInWords = (methods: readonly string[]) =>
  deliveryMethod.options
    .filter((option) => methods.includes(option.value))
    .map(({ label }) => label)
    .join('、')
