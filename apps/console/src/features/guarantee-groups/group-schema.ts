import { guaranteeGroupDraft } from '@zhanggui/contract/guarantee-group'
import { text } from '@zhanggui/contract/kernel/shapes'
import { z } from 'zod'

/** The screen's own words for what is missing; id and version travel unseen. */
export const groupSchema = guaranteeGroupDraft.extend({
  id: z.int().optional(),
  version: z.int().optional(),
  name: text('组合名称', { max: 32, blank: '请填写组合名称' }),
  gids: z.array(z.int()).min(1, '请至少选择一个服务选项'),
})
