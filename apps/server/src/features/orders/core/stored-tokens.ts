import { orderTokens } from '@zhanggui/domain/order/order-tokens'

/** Each led by the merchant's number, so that one index serves all merchants. */
export const ownToken = (merId: number, token: string): string => `${merId}:${token}`

/** What the search box finds an order by, as it is stored. */
export const storedTokens = (merId: number, searched: Parameters<typeof orderTokens>[0]): string[] =>
  orderTokens(searched).map((token) => ownToken(merId, token))
