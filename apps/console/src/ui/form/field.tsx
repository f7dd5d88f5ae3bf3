import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { type ColProps, Form as AntdForm } from 'antd'
import { cloneElement, type ReactElement, type ReactNode, use, useEffect } from 'react'
import type { FieldsForm } from './form.ts'
import { isRequired } from './check/form-check.ts'
import type { NameOf } from './form-store.ts'
import { FormTabContext } from './form-tabs.tsx'

type Listener = (...args: readonly unknown[]) => unknown
type Input = ReactElement<{ onChange?: Listener; onBlur?: Listener }>

interface Props<V extends object, N extends NameOf<V>> {
  readonly form: FieldsForm<V>
  readonly name: N
  readonly label: string
  readonly hint?: ReactNode
  /** Switches and checkboxes hold their value in `checked`. */
  readonly valueProp?: 'value' | 'checked'
  /** The input says itself what is wrong with it and with its parts. */
  readonly hasParts?: boolean
  /** Where the schema asks for it under a condition that is met now. */
  readonly isRequired?: boolean
  /** The value in words, where the plain one says little (codes, ids). */
  readonly show?: (value: V[N]) => string
  /** The input. It is given its value, hears of changes, and says when it was left. */
  readonly children: Input
}

/** One value of a form, checked when it is left, and while typing from then on. */
export function Field<V extends object, N extends NameOf<V>>(props: Props<V, N>) {
  const { form, name, label, hint, valueProp = 'value', show = inWords, hasParts = false, children } = props
  const { fields, schema } = form
  const tab = use(FormTabContext)
  useEffect(() => fields.enter(name, { label, inWords: (values) => show(values[name]) || EMPTY, tab }))
  const value = form.values[name]
  const problem = hasParts ? undefined : form.problemIn(name)
  return (
    <FieldItem
      id={fields.idOf(name)}
      label={label}
      hint={hint}
      problem={problem}
      isRequired={props.isRequired ?? isRequired(schema, name)}
      value={value}
      valueProp={valueProp}
      onChange={(next) => fields.put(name, next as V[N])}
      onLeave={() => fields.leave(name)}
    >
      {children}
    </FieldItem>
  )
}

interface ItemProps {
  readonly id: string
  readonly label: ReactNode
  readonly hint: ReactNode
  readonly problem: string | undefined
  readonly isRequired: boolean
  readonly value: unknown
  readonly valueProp: 'value' | 'checked'
  readonly onChange: (value: unknown) => void
  readonly onLeave: () => void
  /** Where the label stands. */
  readonly labelCol?: ColProps
  readonly children: Input
}

/** Apart from the field, so that it is drawn only when something of it has changed: each key makes a new form. */
export function FieldItem(props: ItemProps) {
  const { id, label, hint, problem, value, valueProp, onChange, onLeave, children } = props
  const described = [problem && `${id}-problem`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  const control = {
    id,
    [valueProp]: value,
    ...(described && { 'aria-describedby': described }),
    ...(problem !== undefined && { 'aria-invalid': true }),
    ...(props.isRequired && { 'aria-required': true }),
    onChange: (...args: readonly unknown[]) => {
      onChange(valueIn(args[0], valueProp))
      children.props.onChange?.(...args)
    },
    onBlur: (...args: readonly unknown[]) => {
      onLeave()
      children.props.onBlur?.(...args)
    },
  }
  return (
    <AntdForm.Item
      htmlFor={id}
      label={label}
      required={props.isRequired}
      {...(props.labelCol && { labelCol: props.labelCol })}
      {...(hint !== undefined && { extra: <span id={`${id}-hint`}>{hint}</span> })}
      {...(problem !== undefined && {
        validateStatus: 'error',
        help: <span id={`${id}-problem`}>{problem}</span>,
      })}
    >
      {cloneElement(children, control)}
    </AntdForm.Item>
  )
}

/** Plain inputs tell of an event, all others of their value. */
function valueIn(told: unknown, valueProp: string): unknown {
  const target: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'target') : undefined
  return typeof target === 'object' && target !== null && valueProp in target ? Reflect.get(target, valueProp) : told
}

/** How a conflict shows that nothing is there. */
const EMPTY = '（空）'

function inWords(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (value instanceof Date) return formatShopTime(value)
  if (Array.isArray(value)) return value.map(inWords).join('、')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
