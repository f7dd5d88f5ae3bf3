import { z } from 'zod'

/** What a list may be ordered by: fields of its row, rising, or falling with `-` in front. */
export const orderBy = <const Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z.enum(
    fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`]),
    { error: '未知的排序方式' },
  )

/** The fields that a query lets its list be ordered by. */
export function orderFields(query: z.ZodObject): string[] {
  const order = query.shape['sort']
  const known = order instanceof z.ZodOptional ? order.unwrap() : order
  return known instanceof z.ZodEnum ? known.options.map(String).filter((each) => !each.startsWith('-')) : []
}

/** An order in its two parts. */
export const partsOfOrder = <Field extends string>(order: Field | `-${Field}`): { field: Field; isFalling: boolean } =>
  order.startsWith('-')
    ? { field: order.slice(1) as Field, isFalling: true }
    : { field: order as Field, isFalling: false }
