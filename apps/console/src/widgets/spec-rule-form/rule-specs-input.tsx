import { SpecBlocks } from '#widgets/spec-editor/spec-blocks.tsx'
import { formatRuleValue, parseRuleValue } from '@zhanggui/domain/product/spec-rule-rules'

interface Props {
  readonly id?: string
  /** JSON text, as the template is stored. */
  readonly value?: string
  readonly onChange?: (value: string) => void
}

export const RuleSpecsInput = ({ id, value = '[]', onChange }: Props) => (
  <div id={id} tabIndex={-1}>
    <SpecBlocks
      specs={parseRuleValue(value) ?? []}
      incomplete="请添加规格名称"
      onChange={(specs) => onChange?.(formatRuleValue(specs))}
    />
  </div>
)
