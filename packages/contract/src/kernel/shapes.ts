import { z } from 'zod'
import { flag } from './codecs.ts'

/** The empty reply of a write. */
export const done = z.null()

/** Control, zero-width and direction characters, which make names look empty or alike. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}]/u

/** One line of trimmed text with a Chinese message for each way of being wrong. */
export const text = (label: string, limits: { min?: number; max: number; blank?: string }) =>
  z
    .string({ error: limits.blank ?? `${label}不能为空` })
    .trim()
    .min(
      limits.min ?? 1,
      limits.min ? `${label}长度为${limits.min}-${limits.max}个字符` : (limits.blank ?? `${label}不能为空`),
    )
    .max(
      limits.max,
      limits.min ? `${label}长度为${limits.min}-${limits.max}个字符` : `${label}不能超过${limits.max}个字符`,
    )
    .refine((value) => !INVISIBLE.test(value), `${label}不能包含不可见字符`)

/** The same where it may be left out. */
export const textOrBlank = (label: string, { max }: { max: number }) =>
  z
    .string()
    .trim()
    .max(max, `${label}不能超过${max}个字符`)
    .refine((value) => !INVISIBLE.test(value), `${label}不能包含不可见字符`)

const whole = (label: string) =>
  z.coerce.number<number | string>({ error: `${label}必须是整数` }).int(`${label}必须是整数`)

/** Every list's query: absent means page 1 with 20 rows (spec §9 offers 20 to 100; pickers ask for up to 9999). */
export const pageQuery = z.object({
  page: whole('页码').min(1, '页码从1开始').max(1_000_000, '页码过大').optional(),
  limit: whole('每页条数').min(1, '每页至少1条').max(9999, '每页最多9999条').optional(),
})
/** Of lists that are long, with much in each row. */
export const shortPageQuery = pageQuery.extend({
  limit: pageQuery.shape.limit.unwrap().max(100, '每页最多100条').optional(),
})
export type PageQuery = z.output<typeof pageQuery>

export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    page: z.int(),
    limit: z.int(),
    totalPage: z.int(),
    total: z.int(),
    /** There are more than were counted. */
    isPartial: flag.optional(),
    list: z.array(row),
  })
export type Page<T> = {
  page: number
  limit: number
  totalPage: number
  total: number
  isPartial?: boolean | undefined
  list: T[]
}

/** Where a failing field sits and what is wrong with it; `data` of an answer with code 400. */
export const fieldErrors = z.object({ fields: z.array(z.object({ path: z.string(), message: z.string() })) })
