import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { exportApi } from '@zhanggui/contract/export/export'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { Form, Switch } from 'antd'
import { useState } from 'react'
import { ContentFields } from './content-fields.tsx'
import { newContent } from './export-values.ts'

interface Props {
  readonly onStarted: (started: ReplyOf<typeof exportApi.add>) => void
  readonly onClose: () => void
}

/** Exports something once. */
export default function NewExportDialog({ onStarted, onClose }: Props) {
  const kinds = useCall(exportApi.kinds, {})
  const [isPlain, setPlain] = useState(false)
  const mayPlain = mayCall(exportApi.addPlain, useSession())
  const form = useForm({
    call: isPlain ? exportApi.addPlain : exportApi.add,
    schema: exportApi.add.body,
    needs: [kinds],
    loaded: () => newContent,
    sendsUnchanged: true,
    success: '',
    onSaved: onStarted,
  })
  return (
    <EditDialog form={form} title="添加导出" width={640} saveText="开始导出" onClose={onClose}>
      <ContentFields form={form} kinds={kinds.data ?? []} />
      {mayPlain && (
        <Form.Item label="完整买家信息" extra="导出未脱敏的姓名、电话和地址，会记入敏感操作日志。">
          <Switch aria-label="完整买家信息" checked={isPlain} onChange={setPlain} />
        </Form.Item>
      )}
    </EditDialog>
  )
}
