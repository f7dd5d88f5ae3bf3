import './dynamic-form.css'
import { useSaveKey } from '#ui/form/use-save-key.ts'
import { useMediaQuery } from '#ui/theme/media-query.ts'
import { Alert, Button, Form, Row, Space } from 'antd'
import { type CSSProperties, useId } from 'react'
import { FormItems } from './form-items.tsx'
import { type DynamicFormOptions, useDynamicForm } from './use-dynamic-form.ts'

interface Props extends DynamicFormOptions {
  readonly label: string
}

/** A form made from a configuration of the form generator (spec §3). Ctrl/Cmd+Enter sends it. */
export function DynamicForm({ label, ...options }: Props) {
  const { form } = options
  const held = useDynamicForm(options)
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const isStacked = isNarrow || form.labelPosition === 'top'
  const id = useId()
  useSaveKey(id, () => void held.submit())
  return (
    <Form
      className="dynamic-form"
      style={{ '--label-width': isStacked ? 0 : `${form.labelWidth}px` } as CSSProperties}
      aria-label={label}
      name={id}
      layout={isStacked ? 'vertical' : 'horizontal'}
      labelAlign={form.labelPosition === 'left' ? 'left' : 'right'}
      labelCol={isStacked ? {} : { flex: `${form.labelWidth}px` }}
      wrapperCol={isStacked ? {} : { flex: '1 1 0' }}
      labelWrap
      colon={false}
      size={form.size}
      disabled={form.isDisabled || held.isSending}
      onFinish={() => void held.submit()}
    >
      <Row gutter={form.gutter}>
        <FormItems items={form.items} held={held} isStacked={isStacked} isNarrow={isNarrow} />
      </Row>
      {held.refusal && <Alert className="dynamic-form-refusal" type="error" showIcon title={held.refusal} />}
      {form.hasButtons && (
        <Form.Item label={null} className="dynamic-form-unlabelled dynamic-form-buttons">
          <Space>
            <Button type="primary" htmlType="submit" loading={held.isSending}>
              提交
            </Button>
            <Button onClick={held.reset}>重置</Button>
          </Space>
        </Form.Item>
      )}
    </Form>
  )
}
