export const LIST_PAGE = '/marketing/broadcast/product'
const FORM_PAGE = '/marketing/broadcast/creatPro'

/** 0 stands for new goods (spec §2). */
export const ADD_PAGE = `${FORM_PAGE}/0`
export const editPath = (id: number) => `${FORM_PAGE}/${id}`
export const goodsIdIn = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined
