import { z } from 'zod'
import { id } from '../kernel/endpoint.ts'

/** What the rows that the platform keeps have in common. */
export const sort = z.int('排序必须是整数').min(0, '排序范围为0-9999').max(9999, '排序范围为0-9999')
export const onlyId = z.object({ id })
export const createdId = z.object({ id: z.int() })

/** The number of a merchant. */
export const merId = id.max(2_147_483_647, '商户不存在')
