import { call } from '#api/call.ts'
import { Field } from '#ui/form/field.tsx'
import { FormDialog } from '#ui/form/form.dialog.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { type SpecRuleRow, specRuleApi } from '@zhanggui/contract/spec-rule'
import type { Spec } from '@zhanggui/domain/product/sku-rules'
import { Input } from 'antd'
import { ruleSchema } from './rule-schema.ts'
import { RuleSpecsInput } from './rule-specs-input.tsx'

interface Props {
  /** The template to be changed; without one a new one is made. */
  readonly rule?: SpecRuleRow
  /** With the id of the one that was made. */
  readonly onAdded?: (id: number) => void
  readonly onClose: () => void
}

const NEW = { values: { ruleName: '', ruleValue: [] } }
const loadedFrom = ({ id, version, ruleName, ruleValue }: SpecRuleRow) => ({
  values: { ruleName, ruleValue },
  fixed: { id, version },
})

/** A template of specs (spec §5). */
export function SpecRuleDialog({ rule, onAdded, onClose }: Props) {
  const form = useContractForm(rule ? specRuleApi.update : specRuleApi.save, {
    loaded: rule ? loadedFrom(rule) : NEW,
    schema: ruleSchema,
    ...(rule ? { latest: async () => loadedFrom(await call(specRuleApi.info, { id: rule.id }, { quiet: true })) } : {}),
    success: '提交成功',
    onSaved: (reply) => reply && onAdded?.(reply.id),
  })
  return (
    <FormDialog form={form} title="属性规格" width={640} saveText="确定" onClose={onClose}>
      <Field form={form} name="ruleName" label="规格名称">
        <Input placeholder="请输入规格名称" maxLength={20} />
      </Field>
      <Field form={form} name="ruleValue" label="商品规格" show={specsInWords}>
        <RuleSpecsInput />
      </Field>
    </FormDialog>
  )
}

const specsInWords = (value: unknown) =>
  (value as readonly Spec[]).map(({ name, values }) => `${name}：${values.join('、')}`).join('；')
