import { type Fen, formatYuan, parseYuan } from '@zhanggui/domain/kernel/money'
import { formatShopTime, parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import { z } from 'zod'

/**
 * What the wire writes as text ↔ what one works with. Text that cannot be read is refused here, in Chinese and at its
 * field; rules about the value itself are checks of the decoded side, so forms run them too.
 */

export function unreadable(context: Pick<z.core.ParsePayload, 'issues'>, input: unknown, message: string): never {
  context.issues.push({ code: 'custom', message, input })
  return z.NEVER
}

/** The side that the code sees, where the wire's side says what is right. */
export const unchecked = <T>() => z.any() as z.ZodType<T, T>

/** Decimal yuan on the wire (`"12.30"`, a JSON number is accepted too), whole fen in the code. */
export const yuan = z.codec(z.union([z.string(), z.number()]), z.custom<Fen>(Number.isSafeInteger), {
  decode: (text, context) => parseYuan(String(text)) ?? unreadable(context, text, '金额格式不正确'),
  encode: formatYuan,
})

/** `yyyy-MM-dd HH:mm:ss` in the shop's zone on the wire, an instant in the code. */
export const shopTime = z.codec(z.string(), z.date(), {
  decode: (text, context) => parseShopTime(text) ?? unreadable(context, text, '时间格式不正确'),
  encode: formatShopTime,
})

/** 1 / 0 on the wire, as the specification spells yes and no in a query; true / false are understood too. */
export const flag = z.codec(
  z.literal([1, 0, '1', '0', 'true', 'false', true, false], { error: '取值只能是1或0' }),
  z.boolean(),
  { decode: (value) => ['1', 'true'].includes(String(value)), encode: (value) => (value ? 1 : 0) },
)

const partsOf = (text: string) => (text.trim() === '' ? [] : text.split(',').map((part) => part.trim()))

/** Whoever works with a list leaves it as it is. */
const listOf = <T extends z.ZodType>(item: T, error?: string) =>
  z.array(item, error) as unknown as z.ZodType<readonly z.output<T>[], readonly z.input<T>[]>

const ID = /^\d{1,15}$/
const LONGEST_IDS = 20_000
/** As many as fit into the text. */
const MOST_IDS = LONGEST_IDS / 2

/** Each id once; undefined if something else is among them. */
export function idsIn(text: string): number[] | undefined {
  const parts = partsOf(text)
  return parts.every((part) => ID.test(part)) ? [...new Set(parts.map(Number))] : undefined
}

const joined = (list: readonly number[]) => list.join(',')

/** Ids of a reply, comma-joined on the wire. */
export const ids = z.codec(z.string(), listOf(z.int()), {
  decode: (text, context) => idsIn(text) ?? unreadable(context, text, '编号格式不正确'),
  encode: joined,
})

const isOneId = (said: unknown) => typeof said === 'string' || typeof said === 'number'

/** What a list holds is looked at once and as a whole: zod would write a problem for each of ten thousand items. */
const askedIds = (message: string, tooMany: string) =>
  z.codec(
    z.union([z.string(), z.number(), z.array(z.unknown()).max(MOST_IDS)], { error: message }),
    listOf(z.int(message), message),
    {
      decode: (said, context) => {
        if (Array.isArray(said) && !said.every(isOneId)) return unreadable(context, said, message)
        const text = String(said)
        if (text.length > LONGEST_IDS) return unreadable(context, said, tooMany)
        return idsIn(text) ?? unreadable(context, said, message)
      },
      encode: joined,
    },
  )

/** Ids of a request, comma-joined on the wire; clients also send one number or a list. At least one. */
export const idList = (label: string) =>
  askedIds(`请选择${label}`, `${label}过多`).refine((list) => list.length > 0, `请选择${label}`)

/** The same where none is an answer too. */
export const idListOrBlank = (label: string) => askedIds(`${label}格式不正确`, `${label}过多`)

const wordsIn = (text: string) => partsOf(text).filter(Boolean)
const commaJoined = (words: readonly string[]) => words.join(',')

/** Words of a reply, comma-joined on the wire. */
export const csv = z.codec(z.string(), listOf(z.string()), { decode: wordsIn, encode: commaJoined })

const ONE_WORD = /^[^\s,](?:[^,]*[^\s,])?$/

/** Words of a request, up to so many characters; none may become two. */
export const csvUpTo = (longest: number, tooLong: string) =>
  z.codec(z.string().max(longest, tooLong), listOf(z.string().regex(ONE_WORD, '不能为空或包含逗号')), {
    decode: wordsIn,
    encode: commaJoined,
  })

/** Some codes of a table, comma-joined on the wire in its order. */
export const codeListOrBlank = <Code extends string>(codes: readonly Code[], message: string) =>
  z.codec(z.string({ error: message }), listOf(z.enum(codes), message), {
    decode: (text, context) => {
      const said: readonly string[] = partsOf(text)
      const known = codes.filter((code) => said.includes(code))
      return known.length === said.length ? known : unreadable(context, text, message)
    },
    encode: (chosen) => codes.filter((code) => chosen.includes(code)).join(','),
  })

/** The same where one is needed. */
export const codeList = <Code extends string>(codes: readonly Code[], message: string) =>
  codeListOrBlank(codes, message).refine((chosen) => chosen.length > 0, message)

interface JsonWords {
  /** Said when it is no JSON text, or one of something else. */
  readonly malformed: string
  readonly blank?: string
  readonly longest?: number
  readonly tooLong?: string
}

/** JSON text on the wire, what `schema` makes of it in the code. What is wrong inside is told at the field itself. */
function json<T extends z.ZodType>(schema: T, words: JsonWords) {
  const { malformed, blank = malformed, longest = 1_000_000, tooLong = '内容过长' } = words
  return z.codec(z.string({ error: blank }).max(longest, tooLong), unchecked<z.output<T>>(), {
    decode: (text, context) => {
      const { success, data } = schema.safeParse(parsed(text))
      return success ? data : unreadable(context, text, text.trim() === '' ? blank : malformed)
    },
    encode: (value, context) => {
      const { success, data } = z.safeEncode(schema, value)
      return success ? JSON.stringify(data) : unreadable(context, value, value === undefined ? blank : malformed)
    },
  })
}

export const jsonList = <T extends z.ZodType>(item: T, words: JsonWords) => json(listOf(item), words)

/** What a JSON text says, nothing if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * An object whose wire shape is odd. The checks belong to the wire side: a problem is told by the names that the other
 * end has sent, in whichever direction it is found.
 */
export const shaped = <Wire extends z.ZodObject, Value extends object>(
  wire: Wire,
  { decode, encode }: { decode: (wire: z.output<Wire>) => Value; encode: (value: Value) => z.output<Wire> },
) =>
  z.codec(wire, unchecked<Value>(), {
    // The generics of zod do not see that the output of a schema is what its codec takes.
    decode: decode,
    encode: (value: Value, context) =>
      typeof value === 'object' ? encode(value) : unreadable(context, value, '格式不正确'),
  })
