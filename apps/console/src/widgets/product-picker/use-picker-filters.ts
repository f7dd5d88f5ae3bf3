import type { Filter } from '#ui/list/filter.ts'
import { useCategoryFilters } from '#widgets/category-cascader/category-filter.tsx'
import { productShelf } from '@zhanggui/domain/product/product-codes'

const shelf: Filter = { name: 'isShow', label: '商品状态', kind: 'select', options: productShelf.options }

export function usePickerFilters(isOnSale: boolean): readonly Filter[] {
  const { platform, store } = useCategoryFilters()
  return [
    { name: 'name', label: '商品搜索', kind: 'text', placeholder: '请输入商品名称' },
    platform('平台商品分类'),
    store('商户商品分类'),
    ...(isOnSale ? [] : [shelf]),
  ]
}
