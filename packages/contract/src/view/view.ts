import { VIEW_NAME_LENGTH } from '@zhanggui/domain/view/view-rules'
import { z } from 'zod'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { done, text } from '../kernel/shapes.ts'

/** Area and name of the list's call (`user.list`). */
const list = z.string({ error: '请选择列表' }).trim().min(1, '请选择列表').max(60, '未知的列表')

/** As in the list's address. */
const filters = z
  .record(z.string().max(40), z.string().max(500, '筛选条件过长'))
  .refine((record) => Object.keys(record).length <= 40, '筛选条件过多')
const field = z.string().max(40)
const columns = z
  .object({
    order: z.array(field).max(60).optional(),
    shown: z.record(field, z.boolean()).optional(),
    widths: z.record(field, z.number().min(40).max(1000)).optional(),
  })
  .refine(({ shown = {}, widths = {} }) => Object.keys({ ...shown, ...widths }).length <= 60, '列过多')
export type ViewColumns = z.output<typeof columns>

const content = {
  name: text('视图名称', { max: VIEW_NAME_LENGTH, blank: '请填写视图名称' }),
  isShared: z.boolean({ error: '请选择谁可以看到' }),
  filters,
  columns: columns.nullable(),
  sort: z.string().max(40, '未知的排序方式'),
}

const viewRow = z.object({ id: z.int(), ...content, makerName: z.string(), mayChange: z.boolean() })
export type ViewRow = z.output<typeof viewRow>

const BASE = '/admin/merchant/view'

/** Saved views of lists. Who may see the list may have views of it; the handlers ask for the list's own permission. */
export const viewApi = area('view', {
  list: get(`${BASE}/list`, {
    title: '视图列表',
    permission: 'session',
    query: z.object({ list }),
    reply: z.array(viewRow),
  }),
  /** How many rows each view has now, counted up to ten thousand. */
  counts: get(`${BASE}/counts`, {
    title: '视图数量',
    permission: 'session',
    query: z.object({ list }),
    reply: z.array(z.object({ id: z.int(), count: z.int() })),
  }),
  save: post(`${BASE}/save`, {
    title: '添加视图',
    permission: 'session',
    body: z.object({ list, ...content }),
    reply: z.object({ id: z.int() }),
    operation: 'add',
  }),
  /** Changes what is named. */
  update: post(`${BASE}/update`, {
    title: '编辑视图',
    permission: 'session',
    body: z.object({ id, ...z.object(content).partial().shape }),
    reply: done,
  }),
  delete: post(`${BASE}/delete/{id}`, {
    title: '删除视图',
    permission: 'session',
    reply: done,
    operation: 'remove',
  }),
  /** The caller's own order. */
  reorder: post(`${BASE}/reorder`, {
    title: '视图排序',
    permission: 'session',
    personal: true,
    body: z.object({ list, ids: z.array(id).max(100, '视图过多') }),
    reply: done,
  }),
})
