import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productApi } from '@zhanggui/contract/product'

/** What the filters of the product list mean for its call. */
export const pickerQuery =
  (isOnSale: boolean) =>
  ({ name, categoryId, cateId, isShow }: Readonly<Record<string, string>>): InputOf<typeof productApi.pick> => ({
    ...(name ? { name } : {}),
    ...(categoryId ? { categoryId: Number(categoryId) } : {}),
    ...(cateId ? { cateId: Number(cateId) } : {}),
    ...(isOnSale ? { isShow: true } : isShow ? { isShow: isShow === '1' } : {}),
  })
