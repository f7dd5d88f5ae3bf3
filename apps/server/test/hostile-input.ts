import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import fc from 'fast-check'

interface HostileRequest {
  /** Path and query, below the API's base. */
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string | undefined
}

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])

/** What no form would send: wrong types, sizes and characters, and now and then something plausible. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '\0',
    'a\0b',
    '\uD800',
    'x'.repeat(100_000),
    '汉'.repeat(40),
    -1,
    0,
    1,
    2 ** 31,
    Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER * 1024,
    1e308,
    Number.NaN,
    '1e400',
    '0x10',
    "' or 1=1 --",
    '2024-13-45 25:61:61',
    '../../etc/passwd',
    'password-1',
    [],
    {},
    [[{}]],
    { toString: 1, constructor: 'x' },
    nested(200),
  ),
)

/** The endpoint's own fields with hostile values, some missing, some that it does not know. */
const fields = (shape: object) =>
  fc
    .tuple(
      fc.record(Object.fromEntries(Object.keys(shape).map((name) => [name, value])), { requiredKeys: [] }),
      fc.dictionary(fc.string(), value, { maxKeys: 2 }),
    )
    .map(([known, unknown]) => ({ ...unknown, ...known }))

const text = (input: unknown): string => (typeof input === 'string' ? input : (JSON.stringify(input) ?? ''))
/** A lone surrogate cannot be part of an address; going through bytes replaces it. */
const encode = (input: unknown): string => encodeURIComponent(Buffer.from(text(input).slice(0, 2000)).toString())

const pathOf = ({ path }: Endpoint) => {
  const part = fc.oneof(
    value.map(encode),
    fc.constantFrom('%zz', '%00', '-1', '1.5', 'NaN', '99999999999999999999', ' '),
  )
  return fc.infiniteStream(part).map((parts) => path.replace(/\{\w+\}/g, () => String(parts.next().value)))
}

const queryOf = ({ query }: Endpoint) =>
  fields(query.shape).map((given) =>
    Object.entries(given)
      .map(([name, input]) => `${encode(name)}=${encode(input)}`)
      .join('&'),
  )

const bodyOf = ({ body }: Endpoint) =>
  fc.oneof(
    { weight: 4, arbitrary: fields(body.shape).map((given) => JSON.stringify(given)) },
    { weight: 1, arbitrary: value.map(text) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', 'null', '[]', '"x"', 'NaN', '{"__proto__":{}}', '['.repeat(50_000)),
    },
  )

const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'nonsense',
    ),
  },
)

const idempotencyKey = fc.constantFrom<Record<string, string>>(
  {},
  { 'idempotency-key': 'x' },
  { 'idempotency-key': "' or 1=1 --" },
  { 'idempotency-key': 'z'.repeat(1000) },
)

export const hostileRequest = (endpoint: Endpoint): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      path: pathOf(endpoint),
      query: queryOf(endpoint),
      body: bodyOf(endpoint),
      type: contentType,
      key: idempotencyKey,
    })
    .map(({ path, query, body, type, key }) => ({
      path: `${path}?${query}`,
      headers: endpoint.method === 'POST' ? { ...key, 'content-type': type } : key,
      body: endpoint.method === 'POST' ? body : undefined,
    }))
