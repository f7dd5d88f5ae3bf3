const EDITOR = '/product/list/creatProduct'

/** Where a product is made, changed or looked at (`:id?/:isDisabled`). */
export const newProductPath = `${EDITOR}/0/2`
export const editPath = (id: number): string => `${EDITOR}/${id}/2`
export const viewPath = (id: number): string => `${EDITOR}/${id}/1`
