import { useRefresh } from '#api/use-call.ts'
import { Can } from '#ui/action/can.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import type { InputProps } from '#ui/input/input-props.ts'
import { SpecBlocks } from '#widgets/spec-editor/spec-blocks.tsx'
import type { SpecPictures } from '#widgets/spec-editor/spec-tags.tsx'
import { SpecRuleDialog } from '#widgets/spec-rule-form/spec-rule.dialog.tsx'
import { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import type { SpecRename } from '@zhanggui/domain/product/sku/rename-spec'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { Button } from 'antd'
import { useState } from 'react'
import { RuleSelect } from './rule-select.tsx'

interface Props extends InputProps<readonly Spec[]> {
  readonly isReadOnly: boolean
  readonly pictures?: SpecPictures
  readonly onSpecs: (specs: readonly Spec[], rename?: SpecRename) => void
}

/** The specs of a product: out of a template, or one by one. */
export function SpecInput({ id, value, isReadOnly, pictures, onSpecs }: Props) {
  const [rule, setRule] = useState<number>()
  const refresh = useRefresh()
  // Chosen once it is among the options, or it would be a bare number for a moment.
  const choose = async (added: number) => {
    await refresh([specRuleApi])
    setRule(added)
  }
  const creator = useDialog((close) => <SpecRuleDialog onAdded={(added) => void choose(added)} onClose={close} />)
  return (
    <div id={id} tabIndex={-1} className="spec-input">
      {!isReadOnly && (
        <div className="spec-source">
          <Can call={specRuleApi.list}>
            <RuleSelect chosen={rule} onChoose={setRule} onTake={onSpecs} />
          </Can>
          <Can call={specRuleApi.save}>
            <Button onClick={() => creator.open()}>添加规格模板</Button>
          </Can>
        </div>
      )}
      <SpecBlocks
        value={value ?? []}
        isReadOnly={isReadOnly}
        incomplete="请添加完整的规格！"
        onChange={onSpecs}
        {...(pictures && { pictures })}
      />
      {creator.element}
    </div>
  )
}
