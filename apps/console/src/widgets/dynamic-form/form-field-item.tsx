import { QuestionCircleOutlined } from '@ant-design/icons'
import type { FieldRegister } from '#ui/form/use-field-register.ts'
import type { FieldTip, FormField } from '@zhanggui/domain/form/form-config'
import { Form, Tooltip } from 'antd'
import { useEffect } from 'react'
import { FieldInput } from './field-input.tsx'

interface Props {
  readonly field: FormField
  readonly fields: FieldRegister
  /** Labels stand above their inputs. */
  readonly isStacked: boolean
}

const triggers = { blur: 'onBlur', change: 'onChange' } as const

/** One field with its label, checked when its tag says so, and while typing from then on. */
export function FormFieldItem({ field, fields, isStacked }: Props) {
  const { name, label, trigger } = field
  useEffect(() => fields.enter(name, { label, show: String, tab: undefined }))
  const first = trigger ? [triggers[trigger]] : []
  const width = field.showsLabel ? field.labelWidth : 0
  return (
    <Form.Item<Record<string, unknown>>
      name={name}
      label={field.showsLabel ? <Label text={label} tip={field.tip} /> : null}
      required={field.isRequired}
      {...(width === undefined || isStacked ? {} : { labelCol: { flex: `${width}px` } })}
      validateTrigger={fields.isLive(name) ? [...first, 'onChange'] : first}
      rules={[{ validator: () => fields.check(name) }]}
    >
      <FieldInput field={field} />
    </Form.Item>
  )
}

function Label({ text, tip }: { readonly text: string; readonly tip: FieldTip | undefined }) {
  if (!tip) return text
  return (
    <span className="dynamic-form-label">
      {text}
      <Tooltip title={tip.text || tip.link} styles={{ root: { maxWidth: 400 } }}>
        {tip.link === undefined ? (
          <button type="button" className="dynamic-form-tip" aria-label={`说明：${tip.text}`}>
            <QuestionCircleOutlined aria-hidden />
          </button>
        ) : (
          <a
            className="dynamic-form-tip"
            href={tip.link}
            target="_blank"
            rel="noreferrer"
            aria-label={`说明：${tip.text}（打开新窗口）`}
          >
            <QuestionCircleOutlined aria-hidden />
          </a>
        )}
      </Tooltip>
    </span>
  )
}
