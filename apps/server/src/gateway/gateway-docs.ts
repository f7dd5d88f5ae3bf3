import { GATEWAY_BASE, GATEWAY_ROOT, type GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { gatewayScope } from '@zhanggui/domain/gateway/gateway-codes'
import type { ApiDocs } from '#platform/http/docs/api-docs'

const SIGNING = `平台与掌柜之间的服务端接口，请求均须签名，应答均为 {code, message, data}，code 为 200 表示成功。

请求头：
X-Key-Id：密钥编号
X-Timestamp：当前时间，1970 年以来的秒数；与服务器相差超过 300 秒的请求被拒绝
X-Nonce：可选，8 至 64 位字母、数字、下划线或连字符；用来区分同一秒内的相同请求
X-Signature：签名，64 位十六进制

签名 = HMAC-SHA256(密钥, 待签文本)。待签文本由以下各行以换行符（\\n）连接，末尾没有换行：
1. 请求方法，大写
2. 路径与查询串，与请求行完全一致，例如 ${GATEWAY_BASE}/brand/list?page=1
3. 请求体的 SHA-256，小写十六进制；没有请求体时为空串的 SHA-256
4. X-Timestamp 的值
5. X-Nonce 的值，仅在发送了 X-Nonce 时

同一签名只受理一次。重试时请更新时间或 X-Nonce 后重新签名。每个密钥 60 秒内最多 600 次请求；用户下单、退款申请与用户资料类接口为 60000 次。

带请求编号的接口可以放心重试：同一编号、同样内容得到同样的应答；内容不同则被拒绝（code 5030）。`

const header = (name: string, required: boolean, pattern: string) =>
  ({ name, in: 'header', required, schema: { type: 'string', pattern } }) as const

/** Documentation of the gateway; names scopes, never keys. */
export const gatewayDocs = (endpoints: readonly GatewayEndpoint[]): ApiDocs => {
  const own = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]))
  return {
    title: '掌柜平台网关',
    description: SIGNING,
    home: GATEWAY_ROOT,
    base: GATEWAY_BASE,
    endpoints,
    securitySchemes: { signature: { type: 'apiKey', in: 'header', name: 'X-Signature', description: 'HMAC-SHA256' } },
    securityOf: () => [{ signature: [] }],
    accessText: ({ path }) => {
      const scope = own.get(path)?.scope ?? ''
      return `权限范围 ${scope}（${gatewayScope.label(scope)}）`
    },
    exampleOf: ({ path }) => own.get(path)?.example,
    headersOf: () => [
      header('X-Key-Id', true, '^[\\w-]{1,64}$'),
      header('X-Timestamp', true, '^\\d{1,12}$'),
      header('X-Nonce', false, '^[\\w-]{8,64}$'),
    ],
  }
}
