import type { CategoryRow } from '@zhanggui/contract/category'
import { whyNotPlaceCategory } from '@zhanggui/domain/category/category-rules'
import { z } from 'zod'

/** The words of the screen (spec §5) for the rules of the server; `edited` moves with everything below it. */
export function categoryRules(edited: CategoryRow | undefined, all: readonly CategoryRow[]) {
  const whyNotBelow = (pid: number): string | undefined => {
    if (edited && pid === edited.id) return '上级分类不能选当前分类'
    const below = edited ? all.filter(({ path }) => path.includes(`/${edited.id}/`)) : []
    return whyNotPlaceCategory(
      edited,
      all.find(({ id }) => id === pid),
      below,
    )
  }
  return z.object({
    pid: z.number({ error: '请选择上级分类' }).check((context) => {
      const message = whyNotBelow(context.value)
      if (message) context.issues.push({ code: 'custom', message, input: context.value })
    }),
    name: z.string({ error: '请输入分类名称' }).trim().min(1, '请输入分类名称').max(50, '分类名称不能超过50个字符'),
    sort: z.number({ error: '请输入排序' }).int('排序必须是整数').min(0, '排序数字必须大于等于0'),
  })
}
