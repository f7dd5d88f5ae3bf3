import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, get, post } from '../kernel/endpoint.ts'
import { done } from '../kernel/shapes.ts'

const deviceKey = z.string({ error: '登录设备不存在' }).regex(/^[0-9a-f]{64}$/, '登录设备不存在')

/** Where somebody is signed in. */
export const device = z.object({
  /** Names the session, and opens nothing. */
  key: deviceKey,
  isCurrent: z.boolean(),
  /** The shop that it shows. */
  merName: z.string(),
  userAgent: z.string(),
  address: z.string(),
  createTime: shopTime,
  seenTime: shopTime,
})
export type Device = z.output<typeof device>

const BASE = '/admin/merchant/login/device'

/** 登录设备: the caller's own sessions, in all of their shops. */
export const deviceApi = area('device', {
  list: get(`${BASE}/list`, { title: '登录设备列表', permission: 'session', reply: z.array(device) }),
  end: post(`${BASE}/end`, {
    title: '下线登录设备',
    permission: 'session',
    personal: true,
    body: z.object({ key: deviceKey }),
    reply: done,
  }),
  endOthers: post(`${BASE}/end/others`, {
    title: '下线其他全部登录设备',
    permission: 'session',
    personal: true,
    reply: z.object({ ended: z.int() }),
  }),
})
