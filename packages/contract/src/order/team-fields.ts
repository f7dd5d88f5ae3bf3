import { orderFlag } from '@zhanggui/domain/team/team-codes'
import { z } from 'zod'

const someone = (label: string, least: number) =>
  z.coerce
    .number<number | string>({ error: `${label}不正确` })
    .int(`${label}不正确`)
    .min(least, `${label}不正确`)

/** How lists of orders and refunds are narrowed down by what colleagues have marked. */
export const teamFilter = {
  flag: z.coerce
    .number<number | string>()
    .pipe(z.literal(orderFlag.codes, { error: '旗标不正确' }))
    .optional(),
  tagId: someone('标签', 1).optional(),
  /** Who takes care of it; 0: nobody. */
  assigneeId: someone('负责人', 0).optional(),
}
