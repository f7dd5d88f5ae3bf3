export const LIST_PAGE = '/marketing/seckill/list'
export const ACTIVITIES_PAGE = '/marketing/seckill/seckillActivity'
export const ADD_PAGE = '/marketing/seckill/creatSeckill'

export const joinPath = (activityId: number) => `/marketing/seckill/creatActivity/${activityId}`

/** The refused product whose offer is filled in again, in the address. */
export const RESUBMIT = 'resubmit'
export const resubmitPath = ({ id, activityId }: { readonly id: number; readonly activityId: number }) =>
  `${ADD_PAGE}/${activityId}?${RESUBMIT}=${id}`
export const productsOfActivity = (name: string) => `${LIST_PAGE}?activityName=${encodeURIComponent(name)}`
