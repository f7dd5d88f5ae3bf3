import { API_BASE, type Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { CONSOLE_HEADER } from '@zhanggui/contract/kernel/wire-names'

interface HeaderParameter {
  readonly name: string
  readonly in: 'header'
  readonly required: boolean
  readonly schema: Record<string, unknown>
}

/** Calls that are described together: for machines as a document, for people as a page. */
export interface ApiDocs {
  readonly title: string
  readonly description: string
  /** Below it lie the document and its page. */
  readonly home: string
  /** Below it lie the calls. */
  readonly base: string
  readonly endpoints: readonly Endpoint[]
  readonly securitySchemes: Readonly<Record<string, object>>
  securityOf(endpoint: Endpoint): readonly Readonly<Record<string, readonly string[]>>[]
  accessText(endpoint: Endpoint): string
  headersOf(endpoint: Endpoint): readonly HeaderParameter[]
}

/** What the console calls. */
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
  headersOf: ({ changes, permission, transport, method, safe }) => [
    ...(changes && permission !== 'none' && transport !== 'download' ? [KEY_HEADER] : []),
    ...(method === 'GET' && !safe ? [OWN_PAGE_HEADER] : []),
  ],
})

/** Instead of the token's header, where the token comes by the cookie. */
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
