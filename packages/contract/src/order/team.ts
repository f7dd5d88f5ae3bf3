import {
  MAX_MARKED,
  MAX_TAGS_OF_ORDER,
  NOTE_LENGTH,
  orderFlag,
  TEAM_TAG_LENGTH,
  teamKind,
} from '@zhanggui/domain/team/team-codes'
import { z } from 'zod'
import { idList, shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { done, text } from '../kernel/shapes.ts'
import { exportedOrders } from './order.ts'
import { listedRefunds } from './refund.ts'

const kind = z.enum(teamKind.codes, { error: '请选择订单或退款单' })
const tagIds = z.array(id).max(MAX_TAGS_OF_ORDER, `一个订单最多${MAX_TAGS_OF_ORDER}个标签`)
const tag = z.object({ id: z.int(), name: z.string() })
const colleague = z.object({ id: z.int(), name: z.string() })
export type Colleague = z.output<typeof colleague>

const countedTag = tag.extend({ orderCount: z.int(), refundCount: z.int() })
export type CountedTag = z.output<typeof countedTag>

const mark = z.object({
  id: z.int(),
  flag: z.literal(orderFlag.codes),
  assignee: colleague.nullable(),
  tagList: z.array(tag),
  noteCount: z.int(),
})
export type TeamMark = z.output<typeof mark>

const note = z.object({ id: z.int(), adminName: z.string(), text: z.string(), createTime: shopTime })
export type TeamNote = z.output<typeof note>

const BASE = '/admin/merchant/order/team'

/** 协作: what colleagues mark and say about an order or a refund. Buyers see nothing of it. */
export const teamApi = area(
  'team',
  {
    /** Who can be asked, and the shop's tags. */
    options: get(`${BASE}/options`, {
      title: '协作人员和标签',
      permission: 'merchant:order:team:options',
      everyRole: true,
      reply: z.object({ people: z.array(colleague), tagList: z.array(tag) }),
    }),
    marks: get(`${BASE}/marks`, {
      title: '查看订单标记',
      permission: 'merchant:order:team:marks',
      query: z.object({ kind, ids: idList('单据') }),
      reply: z.array(mark),
    }),
    notes: get(`${BASE}/notes`, {
      title: '查看协作备注',
      permission: 'merchant:order:team:marks',
      query: z.object({ kind, id: z.coerce.number<number | string>().int('订单不存在').min(1, '订单不存在') }),
      reply: z.array(note),
    }),
    set: post(`${BASE}/set`, {
      title: '标记订单',
      permission: 'merchant:order:team',
      body: z.object({
        kind,
        /** These, or with a filter everything that the list shows; then `expected` is how many were seen. */
        ids: z.array(id).min(1, '请选择单据').max(MAX_MARKED, `一次最多处理${MAX_MARKED}条`).optional(),
        orderFilter: exportedOrders.optional(),
        refundFilter: listedRefunds.optional(),
        expected: z.int().min(0).optional(),
        /** What is not named stays. */
        flag: z.literal(orderFlag.codes, { error: '旗标不正确' }).optional(),
        assigneeId: z.int('负责人不正确').min(0, '负责人不正确').optional(),
        addTagIds: tagIds.optional(),
        removeTagIds: tagIds.optional(),
      }),
      reply: z.object({ marked: z.int() }),
    }),
    note: post(`${BASE}/note`, {
      title: '添加协作备注',
      permission: 'merchant:order:team',
      body: z.object({
        kind,
        id,
        text: z
          .string({ error: '请填写内容' })
          .trim()
          .min(1, '请填写内容')
          .max(NOTE_LENGTH, `内容不能超过${NOTE_LENGTH}个字符`),
        mentionIds: z.array(id).max(20, '一次最多提到20位同事').optional(),
      }),
      reply: z.object({ id: z.int() }),
      operation: 'add',
    }),
    /** With how many orders and refunds each of them is on: who deletes one is told. */
    tags: get(`${BASE}/tag/list`, {
      title: '订单标签列表',
      permission: 'merchant:order:team:marks',
      reply: z.array(countedTag),
    }),
    saveTag: post(`${BASE}/tag/save`, {
      title: '保存订单标签',
      permission: 'merchant:order:team',
      body: z.object({ id: id.optional(), name: text('标签名称', { max: TEAM_TAG_LENGTH, blank: '请填写标签名称' }) }),
      reply: z.object({ id: z.int() }),
    }),
    deleteTag: post(`${BASE}/tag/delete/{id}`, {
      title: '删除订单标签',
      permission: 'merchant:order:team',
      reply: done,
      operation: 'remove',
    }),
  },
  '/order/list',
)
