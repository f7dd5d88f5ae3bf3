import { API_BASE, type Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { CONSOLE_HEADER } from '@zhanggui/contract/kernel/wire-names'

interface HeaderParameter {
  readonly name: string
  readonly in: 'header'
  readonly required: boolean
  readonly schema: Record<string, unknown>
}

/** A group of endpoints documented together, as an OpenAPI document and as a page. */
export interface ApiDocs {
  readonly title: string
  readonly description: string
  /** Base path of the document and the page. */
  readonly home: string
  /** Base path of the endpoints. */
  readonly base: string
  readonly endpoints: readonly Endpoint[]
  readonly securitySchemes: Readonly<Record<string, object>>
  securityOf(endpoint: Endpoint): readonly Readonly<Record<string, readonly string[]>>[]
  accessText(endpoint: Endpoint): string
  headersOf(endpoint: Endpoint): readonly HeaderParameter[]
  /** A call as it stands on the wire, where there is one to show. */
  exampleOf(endpoint: Endpoint): { readonly ask: unknown; readonly answer: unknown } | undefined
}

/** The console's API. */
export const consoleDocs = (endpoints: readonly Endpoint[]): ApiDocs => ({
  title: '掌柜 API',
  description: '商家后台接口。应答均为 {code, message, data}，code 为 200 表示成功。',
  home: API_BASE,
  base: API_BASE,
  endpoints,
  securitySchemes: {
    token: { type: 'apiKey', in: 'header', name: 'X-Token' },
    bearer: { type: 'http', scheme: 'bearer' },
  },
  securityOf: ({ permission }) => (permission === 'none' ? [] : [{ token: [] }, { bearer: [] }]),
  accessText,
  exampleOf: () => undefined,
  headersOf: ({ changes, permission, transport, method, safe }) => [
    ...(changes && permission !== 'none' && transport !== 'download' ? [KEY_HEADER] : []),
    ...(method === 'GET' && !safe ? [OWN_PAGE_HEADER] : []),
  ],
})

/** Required when the token is sent by cookie instead of a header. */
const OWN_PAGE_HEADER: HeaderParameter = {
  name: CONSOLE_HEADER,
  in: 'header',
  required: false,
  schema: { type: 'string', const: '1' },
}

const KEY_HEADER: HeaderParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
}

function accessText({ permission, everyRole, rate }: Endpoint): string {
  const access =
    permission === 'none'
      ? '无需登录'
      : permission === 'session'
        ? '登录即可'
        : `权限 ${permission}${everyRole ? '（所有角色均有）' : ''}`
  return rate
    ? `${access}；${permission === 'none' ? '每个地址' : '每人'} ${rate.seconds} 秒内最多 ${rate.max} 次`
    : access
}
