import { type Fen, formatYuan, parseYuan } from '@zhanggui/domain/kernel/money'
import { formatShopTime, parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import { z } from 'zod'

/** Decimal yuan on the wire (`"12.30"`, a JSON number is accepted too), whole fen in the code. */
export const yuan = z.codec(z.union([z.string(), z.number()]), z.custom<Fen>(Number.isSafeInteger), {
  decode: (text, context) => {
    const value = parseYuan(String(text))
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: '金额格式不正确', input: text })
    return z.NEVER
  },
  encode: formatYuan,
})

/** `yyyy-MM-dd HH:mm:ss` in the shop's zone on the wire, an instant in the code. */
export const shopTime = z.codec(z.string(), z.date(), {
  decode: (text, context) => {
    const value = parseShopTime(text)
    if (value) return value
    context.issues.push({ code: 'custom', message: '时间格式不正确', input: text })
    return z.NEVER
  },
  encode: formatShopTime,
})
