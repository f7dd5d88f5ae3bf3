import { useCall } from '#api/use-call.ts'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { type Spec, whyNotSpecs } from '@zhanggui/domain/product/sku/sku-rules'
import { Button, Select } from 'antd'
import { useState } from 'react'

/** More than any shop has: templates are chosen by their name. */
const ALL = 500

interface Props {
  readonly chosen: number | undefined
  readonly onChoose: (id: number | undefined) => void
  readonly onTake: (specs: readonly Spec[]) => void
}

/** A template of specs; taking it replaces all specs that are there. */
export function RuleSelect({ chosen, onChoose, onTake }: Props) {
  const { data, isPending, error } = useCall(specRuleApi.list, { page: 1, limit: ALL })
  const [problem, setProblem] = useState<string>()
  const take = () => {
    const rule = data?.list.find(({ id }) => id === chosen)
    const specs = rule?.ruleValue ?? []
    const reason = rule ? whyNotSpecs(specs) : '请选择规格模板'
    setProblem(reason)
    if (reason === undefined) onTake(specs)
  }
  return (
    <>
      <Select
        aria-label="选择规格模板"
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="选择规格模板"
        loading={isPending}
        notFoundContent={error ? error.message : '还没有规格模板'}
        options={(data?.list ?? []).map(({ id, ruleName }) => ({ value: id, label: ruleName }))}
        value={chosen ?? null}
        onChange={(id: number | null) => {
          onChoose(id ?? undefined)
          setProblem(undefined)
        }}
      />
      <Button onClick={take}>使用模板</Button>
      <InputProblem text={problem} />
    </>
  )
}
