import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { PHRASE_LENGTH } from '@zhanggui/domain/phrase/phrase-rules'
import { z } from 'zod'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { done } from '../kernel/shapes.ts'

const kind = z.coerce.number<number | string>().pipe(z.literal(phraseKind.codes, { error: '未知的常用语类型' }))

const phraseRow = z.object({ id: z.int(), text: z.string() })
export type PhraseRow = z.output<typeof phraseRow>

const BASE = '/admin/merchant/phrase'

/** 常用语: a shop's own words for replies and refusals. */
export const phraseApi = area(
  'phrase',
  {
    list: get(`${BASE}/list`, {
      title: '查看常用语',
      permission: 'merchant:phrase:list',
      everyRole: true,
      query: z.object({ kind }),
      reply: z.array(phraseRow),
    }),
    save: post(`${BASE}/save`, {
      title: '添加常用语',
      permission: 'merchant:phrase:save',
      body: z.object({
        kind,
        text: z
          .string({ error: '请填写常用语' })
          .trim()
          .min(1, '请填写常用语')
          .max(PHRASE_LENGTH, `常用语不能超过${PHRASE_LENGTH}个字符`),
      }),
      reply: z.object({ id }),
      operation: 'add',
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除常用语',
      permission: 'merchant:phrase:delete',
      reply: done,
      operation: 'remove',
    }),
  },
  '/product/comment',
)
