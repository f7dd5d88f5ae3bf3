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

/** The decoded side of a codec whose checks are on the wire side. */
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

/** One that must be chosen: a form that has none says so, as a client that sends none is told. */
export const chosenTime = (blank: string) =>
  z
    .string({ error: blank })
    .min(1, { error: blank, abort: true })
    .pipe(
      z.codec(z.string(), z.date({ error: blank }), {
        decode: (text, context) => parseShopTime(text) ?? unreadable(context, text, '时间格式不正确'),
        encode: formatShopTime,
      }),
    )

/** 1 / 0 on the wire, as the specification spells yes and no in a query; true / false are understood too. */
export const flag = z.codec(
  z.literal([1, 0, '1', '0', 'true', 'false', true, false], { error: '取值只能是1或0' }),
  z.boolean(),
  { decode: (value) => ['1', 'true'].includes(String(value)), encode: (value) => (value ? 1 : 0) },
)

const partsOf = (text: string) => (text.trim() === '' ? [] : text.split(',').map((part) => part.trim()))

/** Decoded lists are read-only. */
const listOf = <T extends z.ZodType>(item: T, error?: string) =>
  z.array(item, error) as unknown as z.ZodType<readonly z.output<T>[], readonly z.input<T>[]>

const ID = /^\d{1,15}$/
const MAX_IDS_LENGTH = 20_000
/** As many as fit into the text. */
const MAX_IDS = MAX_IDS_LENGTH / 2

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

const isOneId = (sent: unknown) => typeof sent === 'string' || typeof sent === 'number'

/** Checked as a whole: zod would report an issue for each of ten thousand items. */
const requestIds = (message: string, tooMany: string) =>
  z.codec(
    z.union([z.string(), z.number(), z.array(z.unknown()).max(MAX_IDS)], { error: message }),
    listOf(z.int(message), message),
    {
      decode: (sent, context) => {
        if (Array.isArray(sent) && !sent.every(isOneId)) return unreadable(context, sent, message)
        const text = String(sent)
        if (text.length > MAX_IDS_LENGTH) return unreadable(context, sent, tooMany)
        return idsIn(text) ?? unreadable(context, sent, message)
      },
      encode: joined,
    },
  )

/** Ids of a request, comma-joined on the wire; clients also send one number or a list. At least one. */
export const idList = (label: string) =>
  requestIds(`请选择${label}`, `${label}过多`).refine((list) => list.length > 0, `请选择${label}`)

/** The same, but may be empty. */
export const idListOrBlank = (label: string) => requestIds(`${label}格式不正确`, `${label}过多`)

const wordsIn = (text: string) => partsOf(text).filter(Boolean)
const commaJoined = (words: readonly string[]) => words.join(',')

/** Words of a reply, comma-joined on the wire. */
export const csv = z.codec(z.string(), listOf(z.string()), { decode: wordsIn, encode: commaJoined })

const ONE_WORD = /^[^\s,](?:[^,]*[^\s,])?$/

/** Words of a request, up to a total length; a word must not contain a comma. */
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

/** JSON text on the wire, parsed by `schema`. Issues inside are reported at the field itself. */
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

/** Parses JSON; undefined if invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * An object whose wire shape is odd. Checks belong to the wire side: issues use the names that the client
 * has sent, in both directions.
 */
export const shaped = <Wire extends z.ZodObject, Value extends object>(
  wire: Wire,
  { decode, encode }: { decode: (wire: z.output<Wire>) => Value; encode: (value: Value) => z.output<Wire> },
) =>
  z.codec(wire, unchecked<Value>(), {
    // zod's generics do not relate a schema's output to its codec's input.
    decode: decode,
    encode: (value: Value, context) =>
      typeof value === 'object' ? encode(value) : unreadable(context, value, '格式不正确'),
  })
