import { isFileAddress } from '@zhanggui/domain/kernel/file/file-address'
import { parseDateLimit } from '@zhanggui/domain/kernel/date-range'
import { type TextRule, whyNotText } from '@zhanggui/domain/kernel/text/text-rules'
import { z } from 'zod'

/** A mobile number. */
export const phone = (label: string) =>
  z
    .string({ error: `请输入${label}` })
    .trim()
    .regex(/^1\d{10}$/, `${label}格式不正确!`)

/** A mobile number, or blank where leaving it out has a meaning of its own. */
export const phoneOrBlank = (label: string) =>
  z
    .string()
    .trim()
    .regex(/^(?:1\d{10})?$/, `${label}格式不正确!`)

/** `today` … `year`, or two days joined by a comma (spec §2 quick filters). */
export const dateLimit = z
  .string()
  .refine((value) => !isBackwards(value), { error: '开始时间不能大于结束时间！', abort: true })
  .refine((value) => parseDateLimit(value, new Date(0)) !== undefined, '选择时间参数格式错误')

/** Two days, the later one first. */
function isBackwards(value: string): boolean {
  const [first = '', last = ''] = value.split(',')
  return first > last && parseDateLimit(`${last},${first}`, new Date(0)) !== undefined
}

const isFileAddressOrBlank = (address: string) => address === '' || isFileAddress(address)

/** The address of a picture, where it may be left out. Every field that holds one is of this type or the next. */
export const pictureOrBlank = z.string().trim().max(255, '图片地址过长').refine(isFileAddressOrBlank, '图片地址不正确')

export const picture = (blank: string) =>
  z
    .string({ error: blank })
    .trim()
    .min(1, blank)
    .max(255, '图片地址过长')
    .refine(isFileAddressOrBlank, '图片地址不正确')

/** A check by a rule of the domain, which words the problem. */
export const obeys =
  <T>(why: (value: T) => string | undefined): z.core.CheckFn<T> =>
  ({ value, issues }) => {
    const message = why(value)
    if (message !== undefined) issues.push({ code: 'custom', message, input: value })
  }

/** A trimmed text that obeys rules of the domain. */
export const ruledText = (...rules: readonly TextRule[]) =>
  z
    .string()
    .trim()
    .check(obeys((value) => whyNotText(value, rules)))
