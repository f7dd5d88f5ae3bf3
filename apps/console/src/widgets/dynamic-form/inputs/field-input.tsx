import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FieldTag } from '@zhanggui/domain/form/form-config'
import { type ComponentType, Suspense } from 'react'
import { CheckboxInput, RadioInput, SelectInput, SwitchInput } from './choice-inputs.tsx'
import type { FieldInputProps } from './field-input-props.ts'
import { NumberInput } from './number-input.tsx'
import { TextInput } from './text-input.tsx'

type Inputs = { readonly [Tag in FieldTag]: ComponentType<FieldInputProps<Tag>> }

/** The heavy ones come when a form has them. */
const inputs: Inputs = {
  'el-input': TextInput,
  'el-input-number': NumberInput,
  'el-select': SelectInput,
  'el-cascader': lazyPart(() => import('./cascader-input.tsx')),
  'el-radio-group': RadioInput,
  'el-checkbox-group': CheckboxInput,
  'el-switch': SwitchInput,
  'el-slider': lazyPart(() => import('./slider-input.tsx')),
  'el-time-picker': lazyPart(() => import('./time-input.tsx')),
  'time-select': lazyPart(() => import('./hours-input.tsx')),
  'el-date-picker': lazyPart(() => import('./date-input.tsx')),
  'el-rate': lazyPart(() => import('./rate-input.tsx')),
  'el-color-picker': lazyPart(() => import('./color-input.tsx')),
  'upload-file': lazyPart(() => import('./file-field-input.tsx')),
  'self-upload': lazyPart(() => import('./picture-field-input.tsx')),
}

/** The input for a field's tag; the form's item hands it value, name and what screen readers need. */
export function FieldInput(props: FieldInputProps<FieldTag>) {
  const { field } = props
  const Input = inputs[field.tag] as ComponentType<FieldInputProps<FieldTag>>
  return (
    <Suspense fallback={<span className="dynamic-form-waiting" />}>
      <Input
        {...props}
        {...(field.showsLabel ? {} : { 'aria-label': field.label })}
        {...(field.isDisabled ? { disabled: true } : {})}
      />
    </Suspense>
  )
}
