import './preview.page.css'
import { useApp } from '#ui/feedback/use-app.ts'
import { DynamicForm } from '#widgets/dynamic-form/dynamic-form.tsx'
import type { FormConfig } from '@zhanggui/domain/form/form-config'
import type { FormResult } from '@zhanggui/domain/form/form-values'
import { Alert, Button, Modal } from 'antd'
import { useId } from 'react'
import { usePreview } from './use-preview.ts'

/** 表单预览: shows the form that the form generator sends, and what filling it in would give. */
export default function PreviewPage() {
  const titleId = useId()
  const { shown, result, finish, isOpen, setOpen } = usePreview()
  return (
    <section className="form-preview" aria-labelledby={titleId}>
      <h1 id={titleId}>表单预览</h1>
      {!shown && (
        <div className="form-preview-sheet form-preview-waiting" role="status">
          <p>等待表单配置…</p>
          <p>表单生成器发来配置后，表单会显示在这里。</p>
        </div>
      )}
      {shown && !shown.parsed.ok && <Faults of={shown.parsed.faults} />}
      {shown?.parsed.ok && shown.place === 'page' && (
        <div className="form-preview-sheet">
          <Trial key={shown.round} form={shown.parsed.form} onDone={finish} />
        </div>
      )}
      {shown?.parsed.ok && shown.place === 'dialog' && (
        <>
          <div className="form-preview-sheet">
            <Button onClick={() => setOpen(true)}>打开弹窗</Button>
          </div>
          <Modal open={isOpen} title="表单预览" width={600} footer={null} onCancel={() => setOpen(false)}>
            <Trial key={shown.round} form={shown.parsed.form} onDone={finish} />
          </Modal>
        </>
      )}
      {result && <Result of={result} />}
    </section>
  )
}

interface TrialProps {
  readonly form: FormConfig
  readonly onDone: (result: FormResult) => void
}

function Trial({ form, onDone }: TrialProps) {
  const { message } = useApp()
  const submit = async (result: FormResult) => {
    void message.success('提交成功')
    onDone(result)
  }
  return <DynamicForm form={form} label="预览的表单" onSubmit={submit} isTrial />
}

const Faults = ({ of }: { readonly of: readonly string[] }) => (
  <Alert
    type="error"
    showIcon
    title="表单配置有误，无法显示"
    description={
      <ul>
        {of.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    }
  />
)

function Result({ of }: { readonly of: FormResult }) {
  const id = useId()
  return (
    <section className="form-preview-sheet" aria-labelledby={id}>
      <h2 id={id}>提交的数据</h2>
      <pre>{JSON.stringify(of.values, undefined, 2)}</pre>
    </section>
  )
}
