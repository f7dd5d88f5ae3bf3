import { guaranteeGroupDraft } from '@zhanggui/contract/guarantee-group'
import { idsOf } from '@zhanggui/contract/kernel/fields'
import { text } from '@zhanggui/contract/kernel/shapes'
import { z } from 'zod'

/** The screen's own words for what is missing; id and version travel unseen. */
export const groupSchema = guaranteeGroupDraft.extend({
  id: z.int().optional(),
  version: z.int().optional(),
  name: text('组合名称', { max: 32, blank: '请填写组合名称' }),
  gids: z.string().refine((gids) => idsOf(gids).length > 0, '请至少选择一个服务选项'),
})
