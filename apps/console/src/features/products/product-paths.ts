import type { ProductTab } from '@zhanggui/domain/product/product-codes'

/** The list of products. */
export const LIST_PAGE = '/product/list'

/** One of its tabs, as it is before anybody has filtered or ordered it. */
export const tabPath = (tab: ProductTab): string => `${LIST_PAGE}?type=${tab}`

const EDITOR = `${LIST_PAGE}/creatProduct`

/** Where a product is made, changed or looked at (`:id?/:isDisabled`). */
export const newProductPath = `${EDITOR}/0/2`
export const editPath = (id: number): string => `${EDITOR}/${id}/2`
/** From a link into another shop. */
export const collectPath = `${EDITOR}/0/2/1`
/** A new product that begins as this one. */
export const copyPath = (id: number): string => `${EDITOR}/${id}/2/1`
export const viewPath = (id: number): string => `${EDITOR}/${id}/1`

/** Where a file of products is taken in; with an id, where that file stands. */
export const IMPORT_PAGE = `${LIST_PAGE}/import`
export const importPath = (id: number): string => `${IMPORT_PAGE}?id=${id}`
