import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { categoryFilters } from '#widgets/category-cascader/category-filter.tsx'
import type { productApi } from '@zhanggui/contract/goods/product'
import { productShelf } from '@zhanggui/domain/product/product-codes'

export type PickerFilters = Partial<FiltersOf<typeof productApi.pick>>

export function pickerFilters(isOnSale: boolean): PickerFilters {
  return {
    name: { label: '商品搜索', kind: 'text', placeholder: '请输入商品名称' },
    categoryId: categoryFilters.platform('平台商品分类'),
    cateId: categoryFilters.store('商户商品分类'),
    ...(isOnSale ? {} : { isShow: { label: '商品状态', kind: 'select', options: productShelf.options } }),
  }
}
