import { z } from 'zod'
import { idList, shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { done, text } from '../kernel/shapes.ts'

export const guaranteeGroupRow = z.object({
  id: z.int(),
  name: z.string(),
  createTime: shopTime,
  version: z.int(),
  guaranteeList: z.array(z.object({ groupId: z.int(), gid: z.int(), isShow: z.boolean() })),
})
export type GuaranteeGroupRow = z.output<typeof guaranteeGroupRow>

export const guaranteeGroupDraft = z.object({ name: text('组合名称', { max: 32 }), gids: idList('保障服务') })

const BASE = '/admin/merchant/product/guarantee/group'

export const guaranteeGroupApi = area(
  'guaranteeGroup',
  {
    list: get(`${BASE}/list`, {
      title: '保障服务组合列表',
      permission: 'merchant:product:guarantee:group:list',
      reply: z.array(guaranteeGroupRow),
    }),
    add: post(`${BASE}/add`, {
      title: '添加保障服务组合',
      permission: 'merchant:product:guarantee:group:add',
      body: guaranteeGroupDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    edit: post(`${BASE}/edit`, {
      title: '编辑保障服务组合',
      permission: 'merchant:product:guarantee:group:edit',
      body: guaranteeGroupDraft.extend({ id, version: z.int().optional() }),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除保障服务组合',
      permission: 'merchant:product:guarantee:group:delete',
      reply: done,
      operation: 'remove',
    }),
  },
  '/product/guarantee/group',
)
