import { shopTime, yuan } from '@zhanggui/contract/kernel/codecs'
import { area, get, id, post } from '@zhanggui/contract/kernel/endpoint'
import { dateLimit, phoneOrBlank, ruledText } from '@zhanggui/contract/kernel/fields'
import { done, pageOf, pageQuery, text } from '@zhanggui/contract/kernel/shapes'
import { codeTable } from '@zhanggui/domain/kernel/code-table'
import { exactLength, maxLength, price, required } from '@zhanggui/domain/kernel/text/text-rules'
import { z } from 'zod'

export const sampleStatus = codeTable({
  draft: { code: 0, label: '草稿' },
  waiting: { code: 1, label: '待审核', tone: 'warning' },
  open: { code: 2, label: '已上架', tone: 'success' },
  refused: { code: 3, label: '已驳回', tone: 'danger' },
  running: { code: 4, label: '进行中', tone: 'info' },
})

const sampleRow = z.object({
  id: z.int(),
  name: z.string(),
  status: z.int(),
  price: yuan,
  stock: z.int(),
  owner: z.string(),
  phone: z.string(),
  createTime: shopTime,
})
export type SampleRow = z.output<typeof sampleRow>

/** Calls that only the gallery answers. */
export const sampleApi = area('gallery', {
  list: get('/gallery/list', {
    title: '样例列表',
    permission: 'session',
    query: pageQuery.extend({
      name: z.string().trim().max(32).optional(),
      status: z.coerce.number<number | string>().int().optional(),
      owner: z.string().trim().max(32).optional(),
      phone: z.string().trim().max(32).optional(),
      dateLimit: dateLimit.optional(),
      sort: z.string().optional(),
    }),
    reply: pageOf(sampleRow),
  }),
  save: post('/gallery/save', {
    title: '保存样例',
    permission: 'session',
    body: z.object({
      name: text('名称', { max: 16 }),
      phone: phoneOrBlank('手机').optional(),
      note: ruledText(maxLength('备注', 200)).optional(),
      isOpen: z.boolean(),
      code: ruledText(required('商品编码'), exactLength('商品编码', 6)),
      keywords: z.array(z.string()).readonly().optional(),
      cost: yuan.optional(),
      postage: ruledText(required('运费'), price('运费')),
      hours: z.string().optional(),
      version: z.int(),
    }),
    reply: done,
  }),
  delete: post('/gallery/delete/{id}', { title: '删除样例', permission: 'session', params: { id }, reply: done }),
})
