import { onInput } from '#ui/input/input-props.ts'
import type { NestedOption } from '@zhanggui/domain/form/form-config'
import { Cascader } from 'antd'
import type { FieldInputProps } from './field-input-props.ts'

interface Branch {
  readonly label: string
  readonly value: string | number
  readonly children?: Branch[]
}

const branchOf = ({ label, value, children }: NestedOption): Branch => ({
  label,
  value,
  ...(children.length > 0 ? { children: children.map(branchOf) } : {}),
})

export default function CascaderInput(props: FieldInputProps<'el-cascader'>) {
  const { field, value, onChange } = props
  const shared = {
    ...onInput(props),
    options: field.options.map(branchOf),
    placeholder: field.placeholder || `请选择${field.label}`,
    allowClear: field.isClearable,
    showSearch: field.isFilterable,
    displayRender: (labels: readonly string[]) =>
      field.showsAllLevels ? labels.join(field.separator) : (labels.at(-1) ?? ''),
  }
  type Path = (string | number)[]
  if (field.isMultiple) {
    return (
      <Cascader<Branch> {...shared} multiple value={(value ?? []) as Path[]} onChange={(next) => onChange?.(next)} />
    )
  }
  return <Cascader<Branch> {...shared} value={(value ?? []) as Path} onChange={(next) => onChange?.(next)} />
}
