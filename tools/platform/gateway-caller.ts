import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { callGateway } from '../../apps/server/src/gateway/access/gateway-client.ts'
import type { IssuedKey } from '../../apps/server/src/gateway/access/issue-key.ts'

export type CallGateway = <E extends GatewayEndpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>

/** Calls the gateway as a back office does; what it refuses is thrown as it says. */
export const gatewayCaller =
  (url: string, key: IssuedKey): CallGateway =>
  async (endpoint, input) => {
    const answer = await callGateway(url, key, endpoint, input, new Date()).catch(() => {
      throw new Error(`连不上网关 ${url}，请先启动服务（npm start），或用 GATEWAY_URL 指明地址`)
    })
    if (!answer.isOk) throw new Error(`${answer.message}（${answer.code}）`)
    return answer.data
  }
