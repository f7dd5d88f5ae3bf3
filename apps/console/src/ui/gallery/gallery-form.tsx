import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { EditPage } from '#ui/form/edit/edit-page.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormTabs } from '#ui/form/form-tabs.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { KeywordInput } from '#ui/input/keyword-input.tsx'
import { MoneyInput } from '#ui/input/money-input.tsx'
import { NumericInput } from '#ui/input/numeric-input.tsx'
import { TimeRangeInput } from '#ui/input/time-range-input.tsx'
import { toFen } from '@zhanggui/domain/kernel/money'
import { Button, Input, Switch } from 'antd'
import { useState } from 'react'
import { sampleApi } from './gallery-api.ts'

export const sample = {
  name: '明前龙井',
  code: 'LJ2026',
  phone: '',
  note: '',
  isOpen: true,
  keywords: ['龙井', '绿茶'],
  cost: toFen(12_800),
  postage: '8',
  hours: '08:00,22:00',
}

export function useSampleForm(draft: string) {
  return useForm({
    call: sampleApi.save,
    schema: sampleApi.save.body.omit({ version: true }),
    loaded: () => sample,
    toInput: (values) => ({ ...values, version: 1 }),
    draft,
  })
}
interface Props {
  readonly form: ReturnType<typeof useSampleForm>
}

const BaseFields = ({ form }: Props) => (
  <>
    <Field form={form} name="name" label="名称">
      <Input maxLength={20} showCount />
    </Field>
    <Field form={form} name="code" label="商品编码" hint="六位，字母或数字。">
      <Input />
    </Field>
    <Field form={form} name="keywords" label="关键字">
      <KeywordInput />
    </Field>
    <Field form={form} name="isOpen" label="上架" valueProp="checked">
      <Switch />
    </Field>
  </>
)

const SaleFields = ({ form }: Props) => (
  <>
    <Field form={form} name="cost" label="成本价">
      <MoneyInput />
    </Field>
    <Field form={form} name="postage" label="运费">
      <NumericInput decimals={2} suffix="元" />
    </Field>
    <Field form={form} name="hours" label="配送时段">
      <TimeRangeInput />
    </Field>
  </>
)

const ContactFields = ({ form }: Props) => (
  <>
    <Field form={form} name="phone" label="手机" hint="选填，用于接收提醒。">
      <Input />
    </Field>
    <Field form={form} name="note" label="备注">
      <Input.TextArea rows={3} />
    </Field>
  </>
)

/** A long form in parts, a short one over the page. */
export function GalleryForm() {
  const form = useSampleForm('gallery-page')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <EditPage form={form} title="表单">
        <FormTabs
          form={form}
          tabs={[
            { key: 'base', label: '基础信息', children: <BaseFields form={form} /> },
            { key: 'sale', label: '销售信息', children: <SaleFields form={form} /> },
            { key: 'contact', label: '其他信息', children: <ContactFields form={form} /> },
          ]}
        />
        <Button onClick={() => setOpen(true)}>在弹窗中编辑</Button>
      </EditPage>
      {isOpen && <SampleDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function SampleDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useSampleForm('gallery-dialog')
  return (
    <EditDialog form={form} title="编辑样例" onClose={onClose}>
      <BaseFields form={form} />
    </EditDialog>
  )
}
