import { z } from 'zod'
import { id } from '../kernel/endpoint.ts'

/** What the rows that the platform keeps have in common. */
export const sort = z.int('排序必须是整数').min(0, '排序范围为0-9999').max(9999, '排序范围为0-9999')
export const onlyId = z.object({ id })
export const createdId = z.object({ id: z.int() })

/** The number of a merchant. */
export const merId = id.max(2_147_483_647, '商户不存在')

/** A buyer's number at the platform. */
export const uid = z.int('用户编号必须是整数').min(1, '用户不存在').max(Number.MAX_SAFE_INTEGER, '用户不存在')

/** The caller's own number of what it asks for: the same number gets the same answer, and nothing happens twice. */
export const number = z
  .string({ error: '请填写请求编号' })
  .trim()
  .regex(/^[\w-]{1,64}$/, '请求编号为1-64位字母、数字、横线或下划线')
