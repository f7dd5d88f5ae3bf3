import { SpecBlocks } from '#widgets/spec-editor/spec-blocks.tsx'
import { type Spec, tidySpecs } from '@zhanggui/domain/product/sku-rules'

interface Props {
  readonly id?: string
  readonly value?: readonly Spec[]
  readonly onChange?: (specs: readonly Spec[]) => void
}

export const RuleSpecsInput = ({ id, value = [], onChange }: Props) => (
  <div id={id} tabIndex={-1}>
    <SpecBlocks specs={value} incomplete="请添加规格名称" onChange={(specs) => onChange?.(tidySpecs(specs))} />
  </div>
)
