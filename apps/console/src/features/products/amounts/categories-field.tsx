import { InputProblem } from '#ui/input/input-problem.tsx'
import { StoreCategorySelect } from '#widgets/category-cascader/store-category-select.tsx'
import { useCategoryTitles } from '#widgets/category-cascader/use-category-titles.ts'
import { useId } from 'react'

interface Props {
  readonly ids: readonly number[]
  /** What is stored, where others were kept over it. */
  readonly stored: readonly number[] | undefined
  readonly onChange: (ids: readonly number[]) => void
}

/** The shop's own categories that a product stands in: one at least. */
export function CategoriesField({ ids, stored, onChange }: Props) {
  const fieldId = useId()
  const titles = useCategoryTitles()
  const problem = ids.length === 0 ? '请选择商户商品分类' : undefined
  return (
    <div className="amount-categories">
      <label htmlFor={fieldId}>商户商品分类</label>
      <StoreCategorySelect
        id={fieldId}
        aria-required
        aria-invalid={problem !== undefined}
        value={ids}
        onChange={onChange}
      />
      <InputProblem text={problem} />
      {stored && <span className="amount-stored">最新：{stored.map(titles.store).join('、')}</span>}
    </div>
  )
}
