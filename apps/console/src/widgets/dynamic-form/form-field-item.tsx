import { QuestionCircleOutlined } from '@ant-design/icons'
import { FieldItem } from '#ui/form/field.tsx'
import type { FieldTip, FormField } from '@zhanggui/domain/form/form-config'
import { Tooltip } from 'antd'
import { useEffect } from 'react'
import { FieldInput } from './inputs/field-input.tsx'
import type { DynamicFormHandle } from './use-dynamic-form.ts'

interface Props {
  readonly field: FormField
  readonly held: DynamicFormHandle
  /** Labels stand above their inputs. */
  readonly isStacked: boolean
}

/** One field with its label, checked when its tag says so, and while typing from then on. */
export function FormFieldItem({ field, held, isStacked }: Props) {
  const { name, label, trigger } = field
  const { fields } = held
  useEffect(() => fields.enter(name, { label, inWords: (values) => String(values[name]), tab: undefined }))
  const width = field.showsLabel ? field.labelWidth : 0
  return (
    <FieldItem
      id={fields.idOf(name)}
      label={field.showsLabel ? <Label text={label} tip={field.tip} /> : null}
      hint={undefined}
      problem={held.problemIn(name)}
      isRequired={field.isRequired}
      value={held.values[name]}
      valueProp="value"
      onChange={(value) => {
        fields.put(name, value)
        if (trigger === 'change') fields.leave(name)
      }}
      onLeave={() => {
        if (trigger === 'blur') fields.leave(name)
      }}
      {...(width === undefined || isStacked ? {} : { labelCol: { flex: `${width}px` } })}
    >
      <FieldInput field={field} />
    </FieldItem>
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
