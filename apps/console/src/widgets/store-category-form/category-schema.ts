import { text } from '@zhanggui/contract/kernel/shapes'
import { storeCategoryDraft } from '@zhanggui/contract/goods/store-category'
import { z } from 'zod'

export const LONGEST_NAME = 8
export const SORT = { min: 1, max: 9999 }

/** The screen asks for short names, and for a place that is not the last of all. */
export const categorySchema = storeCategoryDraft.omit({ isShow: true }).extend({
  name: text('分类名称', { max: LONGEST_NAME, blank: '请输入分类名称' }),
  sort: z
    .int({ error: '请输入排序' })
    .min(SORT.min, `排序范围为${SORT.min}~${SORT.max}`)
    .max(SORT.max, `排序范围为${SORT.min}~${SORT.max}`),
})
