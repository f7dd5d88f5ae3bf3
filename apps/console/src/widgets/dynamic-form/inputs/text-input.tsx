import { onInput } from '#ui/input/input-props.ts'
import { Input, Space } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { elementIcon } from '#widgets/dynamic-form/element-icon.tsx'
import type { FieldInputProps } from './field-input-props.ts'

export function TextInput(props: FieldInputProps<'el-input'>) {
  const { field, value = '', onChange, onBlur } = props
  const shared = {
    ...onInput(props),
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange?.(target.value),
    ...(onBlur ? { onBlur } : {}),
    placeholder: field.placeholder,
    readOnly: field.isReadOnly,
    allowClear: field.isClearable,
    showCount: field.showsCount && field.maxLength !== undefined,
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
  }
  const icons = { prefix: elementIcon(field.prefixIcon), suffix: elementIcon(field.suffixIcon) }
  if (field.kind === 'textarea') {
    const { min, max = 12 } = field.rows
    // The library measures with a hidden copy that the Tab key still finds; the browser can do it by itself.
    const height = { '--rows-least': min, '--rows-most': Math.max(min, max) } as CSSProperties
    return (
      <Input.TextArea
        {...shared}
        rows={min}
        classNames={{ textarea: 'dynamic-form-text' }}
        styles={{ textarea: height }}
      />
    )
  }
  if (field.kind === 'password') return <Input.Password {...shared} prefix={icons.prefix} autoComplete="new-password" />
  return (
    <Framed before={field.prepend} after={field.append}>
      <Input {...shared} {...icons} />
    </Framed>
  )
}

/** Words that belong to the value and are not typed: `https://` before it, the unit behind it. */
function Framed(props: { readonly before: string; readonly after: string; readonly children: ReactNode }) {
  if (!props.before && !props.after) return props.children
  return (
    <Space.Compact block>
      {props.before && <Space.Addon>{props.before}</Space.Addon>}
      {props.children}
      {props.after && <Space.Addon>{props.after}</Space.Addon>}
    </Space.Compact>
  )
}
