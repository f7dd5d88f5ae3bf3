import type { CallError } from '#api/call-error.ts'
import { useCall } from '#api/use-call.ts'
import { useAction } from '#ui/action/use-action.ts'
import { missingOf, useRecord } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { useLeaveQuestion } from '#ui/page/use-leave-question.tsx'
import { DynamicForm } from '#widgets/dynamic-form/dynamic-form.tsx'
import { formTemplateApi } from '@zhanggui/contract/form-template'
import { liveAssistantApi } from '@zhanggui/contract/live/assistant'
import type { FormValues } from '@zhanggui/domain/form/form-config'
import { parseForm } from '@zhanggui/domain/form/parse-form'
import { Alert, Modal } from 'antd'
import { useState } from 'react'

/** The form that the platform ships for assistants. */
const TEMPLATE = 'liveAssistant'

interface Props {
  readonly id?: number | undefined
  readonly onClose: () => void
}

export default function AssistantDialog({ id, onClose }: Props) {
  const title = id === undefined ? '添加小助手' : '编辑小助手'
  const [isDirty, setDirty] = useState(false)
  const askToLeave = useLeaveQuestion()
  const close = async () => {
    if (isDirty && (await askToLeave('关闭后，已填写但未提交的内容会丢失。', false)) !== 'discard') return
    onClose()
  }
  return (
    <Modal open title={title} width={520} footer={null} mask={{ closable: false }} onCancel={() => void close()}>
      <AssistantForm label={title} id={id} onDirty={setDirty} onSaved={onClose} />
    </Modal>
  )
}

interface FormProps {
  readonly label: string
  readonly id: number | undefined
  readonly onDirty: (isDirty: boolean) => void
  readonly onSaved: () => void
}

function AssistantForm({ label, id, onDirty, onSaved }: FormProps) {
  const template = useCall(formTemplateApi.byName, { name: TEMPLATE }, { staleTime: Infinity })
  const record = useRecord(liveAssistantApi.info, id)
  const { run } = useAction()
  const waiting = record.waiting ?? missingOf([template])
  if (waiting || !template.data) return waiting && <WaitingFor waiting={waiting} rows={3} />
  const parsed = parseForm(template.data.content)
  if (!parsed.ok) return <Alert type="error" showIcon title={parsed.faults.join('；')} />
  const submit = async ({ values }: { readonly values: FormValues }) => {
    let refusal: CallError | undefined
    const common = { success: '操作成功', onRefused: (error: CallError) => void (refusal = error) }
    const draft = {
      wechat: textIn(values, 'wechat'),
      wechatNickname: textIn(values, 'wechatNickname'),
      assDesc: textIn(values, 'assDesc'),
    }
    const isSaved =
      id === undefined
        ? await run({ call: liveAssistantApi.save, input: draft, ...common })
        : await run({
            call: liveAssistantApi.update,
            input: { ...draft, id, version: record.data?.version },
            ...common,
          })
    if (refusal) throw refusal
    if (isSaved) onSaved()
  }
  return (
    <DynamicForm
      label={label}
      form={{ ...parsed.form, hasButtons: true }}
      record={record.data && { values: { ...record.data } }}
      onSubmit={submit}
      onDirty={onDirty}
    />
  )
}

const textIn = (values: FormValues, name: string) => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}
