import type { InputProps } from '#ui/input/input-props.ts'
import type { Filter } from '#ui/list/filter.ts'
import { PlatformCategorySelect } from '#widgets/category-cascader/platform-category-select.tsx'
import { StoreCategoryCascader } from '#widgets/category-cascader/store-category-cascader.tsx'
import { useCategoryTitles } from '#widgets/category-cascader/use-category-titles.ts'
import { productShelf } from '@zhanggui/domain/product/product-codes'
import type { ComponentType } from 'react'

const category = (
  name: string,
  label: string,
  Input: ComponentType<InputProps<number | undefined>>,
  titleOf: (id: number) => string,
): Filter => ({
  name,
  label,
  kind: 'custom',
  render: (value, onChange) => (
    <Input
      aria-label={label}
      value={value === '' ? undefined : Number(value)}
      onChange={(id) => onChange(id === undefined ? '' : String(id))}
    />
  ),
  show: (value) => titleOf(Number(value)),
})

export function usePickerFilters(isOnSale: boolean): readonly Filter[] {
  const titles = useCategoryTitles()
  return [
    { name: 'name', label: '商品搜索', kind: 'text', placeholder: '请输入商品名称' },
    category('categoryId', '平台商品分类', PlatformCategorySelect, titles.platform),
    category('cateId', '商户商品分类', StoreCategoryCascader, titles.store),
    ...(isOnSale
      ? []
      : [{ name: 'isShow', label: '商品状态', kind: 'select' as const, options: productShelf.options }]),
  ]
}
