import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { InputProps } from '#ui/input/input-props.ts'
import type { Filter } from '#ui/list/filters/filter.ts'
import { type ComponentType } from 'react'
import { useCategoryTitles } from './use-category-titles.ts'

const PlatformCategorySelect = lazyPart(async () => {
  const { PlatformCategorySelect: Input } = await import('./platform-category-select.tsx')
  return { default: Input }
})
const StoreCategoryCascader = lazyPart(async () => {
  const { StoreCategoryCascader: Input } = await import('./store-category-cascader.tsx')
  return { default: Input }
})

type CategoryInput = ComponentType<InputProps<number | undefined> & { readonly placeholder?: string }>

/** Which category a number stands for: asked for where somebody filters by one. */
function CategoryTitle({ kind, id }: { readonly kind: 'platform' | 'store'; readonly id: number }) {
  return useCategoryTitles()[kind](id)
}

const category = (label: string, Input: CategoryInput, kind: 'platform' | 'store'): Filter => ({
  label,
  kind: 'custom',
  render: (value, onChange) => (
    <Input
      aria-label={label}
      placeholder={label}
      value={value === '' ? undefined : Number(value)}
      onChange={(id) => onChange(id === undefined ? '' : String(id))}
    />
  ),
  show: (value) => <CategoryTitle kind={kind} id={Number(value)} />,
})

/** Filters of a list of products by both kinds of categories. */
export const categoryFilters = {
  platform: (label: string) => category(label, PlatformCategorySelect, 'platform'),
  store: (label: string) => category(label, StoreCategoryCascader, 'store'),
}
