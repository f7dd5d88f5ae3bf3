import { z } from 'zod'
import { area, get, id, post } from '../kernel/endpoint.ts'

const BASE = '/admin/merchant/login/shop'

/** One of the shops that somebody works for. */
export const ownShop = z.object({
  merId: z.int(),
  /** Of their account there. */
  id: z.int(),
  merName: z.string(),
  avatar: z.string(),
  isOpen: z.boolean(),
  isCurrent: z.boolean(),
  /** False: the account there is disabled. */
  isEnabled: z.boolean(),
})
export type OwnShop = z.output<typeof ownShop>

/** The shops of whoever is signed in. */
export const shopApi = area('shop', {
  list: get(`${BASE}/list`, {
    title: '我的店铺列表',
    permission: 'session',
    withoutFactor: true,
    reply: z.array(ownShop),
  }),
  /** The session moves: the one here ends, and its place is taken by one in the other shop. */
  switch: post(`${BASE}/switch`, {
    title: '切换店铺',
    permission: 'session',
    withoutFactor: true,
    personal: true,
    replyOnce: true,
    body: z.object({ merId: id.max(2 ** 31 - 1) }),
    reply: z.object({ token: z.string() }),
    operation: 'query',
    rate: { max: 60, seconds: 60 },
  }),
})
