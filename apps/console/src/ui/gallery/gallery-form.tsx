import { Field } from '#ui/form/field.tsx'
import { FormDialog } from '#ui/form/form.dialog.tsx'
import { FormPage } from '#ui/form/form-page.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { Button, Input, Switch } from 'antd'
import { useState } from 'react'
import { sampleApi } from './gallery-api.ts'

const loaded = { values: { name: '明前龙井', phone: '', note: '', isOpen: true }, fixed: { version: 1 } }

function useSampleForm(draft: string) {
  return useContractForm(sampleApi.save, { loaded, draft })
}

function SampleFields({ form }: { readonly form: ReturnType<typeof useSampleForm> }) {
  return (
    <>
      <Field form={form} name="name" label="名称">
        <Input maxLength={20} showCount />
      </Field>
      <Field form={form} name="phone" label="手机" hint="选填，用于接收提醒。">
        <Input />
      </Field>
      <Field form={form} name="note" label="备注">
        <Input.TextArea autoSize={{ minRows: 3 }} />
      </Field>
      <Field form={form} name="isOpen" label="上架" valueProp="checked">
        <Switch />
      </Field>
    </>
  )
}

export function GalleryForm() {
  const form = useSampleForm('gallery-page')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <FormPage form={form} title="表单">
        <SampleFields form={form} />
        <Button onClick={() => setOpen(true)}>在弹窗中编辑</Button>
      </FormPage>
      {isOpen && <SampleDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function SampleDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useSampleForm('gallery-dialog')
  return (
    <FormDialog form={form} title="编辑样例" onClose={onClose}>
      <SampleFields form={form} />
    </FormDialog>
  )
}
