import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useRecord } from '#ui/form/edit/use-record.ts'
import { SpecBlocks } from '#widgets/spec-editor/spec-blocks.tsx'
import { text } from '@zhanggui/contract/kernel/shapes'
import { specRuleApi, specRuleDraft } from '@zhanggui/contract/goods/spec-rule'
import { specsInWords } from '@zhanggui/domain/product/sku/sku-rules'
import { Input } from 'antd'

interface Props {
  /** Of the template to be changed; without one a new one is made. */
  readonly id?: number | undefined
  /** With the id of the one that was made. */
  readonly onAdded?: (id: number) => void
  readonly onClose: () => void
}

const schema = specRuleDraft.extend({ ruleName: text('模板名称', { max: 20, blank: '请输入模板名称' }) })

/** A template of specs (spec §5). */
export function SpecRuleDialog({ id, onAdded, onClose }: Props) {
  const form = useForm({
    call: id === undefined ? specRuleApi.save : specRuleApi.update,
    schema,
    record: useRecord(specRuleApi.info, id),
    loaded: (rule) => ({ ruleName: rule?.ruleName ?? '', ruleValue: rule?.ruleValue ?? [] }),
    success: '提交成功',
    onSaved: (reply) => reply && onAdded?.(reply.id),
  })
  return (
    <EditDialog form={form} title={`${id ? '编辑' : '添加'}规格模板`} width={640} saveText="确定" onClose={onClose}>
      <Field form={form} name="ruleName" label="模板名称">
        <Input placeholder="请输入模板名称" maxLength={20} />
      </Field>
      <Field form={form} name="ruleValue" label="规格与规格值" show={specsInWords}>
        <SpecBlocks incomplete="请添加规格名称" />
      </Field>
    </EditDialog>
  )
}
