export const LIST_PAGE = '/coupon/list'
const RECORD_PAGE = '/coupon/record'
const FORM_PAGE = `${LIST_PAGE}/save`

export const newCouponPath = FORM_PAGE
export const copyPath = (id: number) => `${FORM_PAGE}/${id}`
export const editPath = (id: number) => `${FORM_PAGE}/${id}/edit`
/** Who has had a piece of it. */
export const piecesPath = (couponId: number) => `${RECORD_PAGE}?couponId=${couponId}`
export const piecesOfUserPath = (uid: number) => `${RECORD_PAGE}?uid=${uid}`
