import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { done, pageOf, pageQuery, text, textOrBlank } from '../kernel/shapes.ts'

const assistantDraft = z.object({
  wechat: text('微信号', { max: 64 }),
  wechatNickname: text('微信昵称', { max: 64 }),
  assDesc: textOrBlank('备注', { max: 200 }).default(''),
})

export const assistantRow = z.object({
  id: z.int(),
  wechat: z.string(),
  wechatNickname: z.string(),
  assDesc: z.string(),
  version: z.int(),
  createTime: shopTime,
})
export type AssistantRow = z.output<typeof assistantRow>

const BASE = '/admin/merchant/mp/live/assistant'

/** People who may help to run a broadcast at WeChat. */
export const liveAssistantApi = area(
  'liveAssistant',
  {
    list: get(`${BASE}/list`, {
      title: '直播助手列表',
      permission: 'merchant:mp:live:assistant:list',
      query: pageQuery.extend({ keywords: z.string().trim().max(64, '搜索内容过长').optional() }),
      reply: pageOf(assistantRow),
    }),
    info: get(`${BASE}/info/{id}`, {
      title: '查看直播助手',
      permission: 'merchant:mp:live:assistant:info',
      reply: assistantRow,
    }),
    save: post(`${BASE}/save`, {
      title: '添加直播助手',
      permission: 'merchant:mp:live:assistant:save',
      operation: 'add',
      body: assistantDraft,
      reply: z.object({ id }),
    }),
    update: post(`${BASE}/update`, {
      title: '编辑直播助手',
      permission: 'merchant:mp:live:assistant:edit',
      body: assistantDraft.extend({ id, version: z.int().optional() }),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除直播助手',
      permission: 'merchant:mp:live:assistant:delete',
      operation: 'remove',
      alsoGet: true,
      reply: done,
    }),
  },
  '/marketing/broadcast/assistant',
)
