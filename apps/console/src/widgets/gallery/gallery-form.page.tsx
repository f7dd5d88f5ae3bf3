import { useApp } from '#ui/feedback/use-app.ts'
import { DynamicForm } from '#widgets/dynamic-form/dynamic-form.tsx'
import type { FormConfig } from '@zhanggui/domain/form/form-config'
import { parseForm } from '@zhanggui/domain/form/parse-form'
import { sampleForm } from '@zhanggui/domain/form/sample-form'
import { Card, Space } from 'antd'

const stored = {
  id: 1,
  values: { wechat: 'zhixia_lin', bank: '2', days: '1,3', pickup: 1, score: '4', color: '#1a7f64' },
}
const states = [
  { title: '每一种字段', source: sampleForm },
  { title: '编辑已有的值，标签在上', source: { ...sampleForm, labelPosition: 'top' }, record: stored },
  { title: '禁用，小尺寸', source: { ...sampleForm, disabled: true, size: 'mini' }, record: stored },
]

/** The dynamic form with every kind of field: empty, with stored values, disabled. */
export default function GalleryFormPage() {
  return (
    <Space orientation="vertical" size="middle">
      <h1>动态表单</h1>
      {states.map(({ title, source, record }) => {
        const parsed = parseForm(source)
        return parsed.ok && <Shown key={title} title={title} form={parsed.form} record={record} />
      })}
    </Space>
  )
}

interface ShownProps {
  readonly title: string
  readonly form: FormConfig
  readonly record: typeof stored | undefined
}

function Shown({ title, form, record }: ShownProps) {
  const { message } = useApp()
  return (
    <Card title={title}>
      <DynamicForm
        form={form}
        record={record}
        label={title}
        onSubmit={async ({ values }) => void message.success(JSON.stringify(values))}
        isTrial
      />
    </Card>
  )
}
