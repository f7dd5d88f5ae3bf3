import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { Form } from 'antd'
import { type ReactElement, use, useEffect } from 'react'
import type { ContractForm } from './contract-form.ts'
import { isRequired } from './form-check.ts'
import { FormTabContext } from './form-tab-context.ts'

interface Props<E extends Endpoint> {
  readonly form: ContractForm<E>
  readonly name: keyof InputOf<E> & string
  readonly label: string
  readonly hint?: string
  /** Switches and checkboxes hold their value in `checked`. */
  readonly valueProp?: 'checked'
  /** Fields whose change makes this one be checked again. */
  readonly dependsOn?: readonly (keyof InputOf<E> & string)[]
  /** The value in words, where the plain one says little (codes, ids). */
  readonly show?: (value: unknown) => string
  readonly children: ReactElement
}

/** One field of a call's input, checked by the contract when it is left, and while typing from then on. */
export function Field<E extends Endpoint>(props: Props<E>) {
  const { form, name, label, show = inWords } = props
  const { fields } = form
  const tab = use(FormTabContext)
  useEffect(() => fields.enter(name, { label, show, tab }))
  return (
    <Form.Item<Record<string, unknown>>
      name={name}
      label={label}
      required={isRequired(form.schema, name)}
      extra={props.hint}
      valuePropName={props.valueProp ?? 'value'}
      dependencies={props.dependsOn ? [...props.dependsOn] : []}
      validateTrigger={fields.isLive(name) ? ['onBlur', 'onChange'] : ['onBlur']}
      rules={[{ validator: () => fields.check(name) }]}
    >
      {props.children}
    </Form.Item>
  )
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '（空）'
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (value instanceof Date) return formatShopTime(value)
  if (Array.isArray(value)) return value.length > 0 ? value.map(inWords).join('、') : '（空）'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
