import { GATEWAY_BASE, type GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { maskSecrets } from '@zhanggui/domain/audit/mask-rules'
import { isShopFront } from '@zhanggui/domain/gateway/gateway-codes'
import { cutText } from '@zhanggui/domain/kernel/text/storable-text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { databaseState } from '#platform/db/connection/database-state'
import { inMerchant } from '#platform/db/merchant-db'
import { inPlatform } from '#platform/db/platform-db'
import { serveDocs } from '#platform/http/docs/docs-page'
import { encodeReply } from '#platform/http/encode-reply'
import { networkOf } from '#platform/http/guards/network-of'
import { parseInput } from '#platform/http/parse-input'
import { SMALL_BODY } from '#platform/http/server'
import { countHit } from '#platform/http/guards/rate-limit.sql'
import { forbidden, invalid, Refusal, tooMany, unavailable } from '#platform/http/refusals'
import type { Platform } from '#platform/platform'
import { type CallLog, callLogOf, insertRejectedCall } from './access/gateway-call.sql.ts'
import { claimCheckout } from './access/gateway-checkout.sql.ts'
import { type FindKey, keyFinder } from './access/gateway-key.sql.ts'
import { hashOf } from './access/sign.ts'
import { lineOf, UNKNOWN } from './access/waiting-line.ts'
import { type Caller, verifyCaller } from './access/verify-caller.ts'
import { buyerRunner, merchantRunner } from './run-for-merchant.ts'
import { gatewayDocs } from './gateway-docs.ts'
import type { GatewayContext, GatewayRoute } from './gateway-route.ts'

/** Calls per key and minute: of a back office, and of a shop front with all its buyers. */
const MOST_CALLS = 600
const MOST_CALLS_OF_SHOP_FRONT = 60_000
/** Unauthenticated calls per client address. */
const STRANGER_RATE = { max: 60, seconds: 60 }
const MAX_LENGTH = 2000
const busy = () => unavailable('busy')

interface Gateway {
  readonly platform: Platform
  readonly findKey: FindKey
  readonly calls: CallLog
}

const gatewayOf = (platform: Platform): Gateway => ({
  platform,
  findKey: keyFinder(platform.pool, platform.clock, busy),
  calls: callLogOf(platform.pool, busy),
})

/** With the page that describes it. request → signature (401) · replay (401) · limits (429) · scope (403) · parse (400) · handler · log → envelope */
export function serveGateway(server: FastifyInstance, platform: Platform, routes: readonly GatewayRoute[]) {
  const gateway = gatewayOf(platform)
  serveDocs(server, gatewayDocs(routes.map(({ endpoint }) => endpoint)))
  void server.register(async (scope) => {
    // The signature covers the raw bytes, so every content type is read as bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    for (const route of routes) {
      scope.route({
        method: route.endpoint.method,
        url: GATEWAY_BASE + route.endpoint.path,
        bodyLimit: route.endpoint.maxBody ?? SMALL_BODY,
        onRequest: async (request) => checkLargeBody(gateway, route, request),
        handler: async (request) => {
          const data = await answer(gateway, route, request)
          return { code: resultCode.ok, message: resultText.ok, data }
        },
      })
    }
  })
}

async function answer(gateway: Gateway, route: GatewayRoute, request: FastifyRequest) {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const note = noteOf(gateway, route, request)
  const caller = await callerOf(gateway, note, request, hashOf(body))
  return carryOut(gateway, route, { caller, note, request, body })
}

/** A body that is larger than a stranger's may be is only read once the signature over its hash has been verified. */
async function checkLargeBody(gateway: Gateway, route: GatewayRoute, request: FastifyRequest) {
  const { 'content-length': length, 'x-content-sha256': bodyHash } = request.headers
  if (route.endpoint.maxBody === undefined || Number(length ?? SMALL_BODY + 1) <= SMALL_BODY) return
  if (typeof bodyHash !== 'string' || !/^[0-9a-f]{64}$/.test(bodyHash)) {
    throw new Refusal(resultCode.signedOut, '请求体较大，请求头 x-content-sha256 缺失或格式不正确')
  }
  await callerOf(gateway, noteOf(gateway, route, request), request, bodyHash)
}

const noteOf = ({ platform }: Gateway, route: GatewayRoute, request: FastifyRequest): Note => ({
  endpoint: nameOf(route.endpoint),
  url: (request.raw.url ?? '').slice(0, MAX_LENGTH),
  address: request.ip,
  at: platform.clock(),
})

function callerOf(
  { platform, findKey }: Gateway,
  note: Note,
  request: FastifyRequest,
  bodyHash: string,
): Promise<Caller> {
  const signed = { method: request.method, target: request.raw.url ?? '', headers: request.headers, bodyHash }
  return verifyCaller(findKey, platform.secrets, signed, note.at).catch((error: unknown) =>
    platform.callQueue.run(UNKNOWN, () => logRejected(platform, note, request, error)),
  )
}

interface VerifiedCall {
  readonly caller: Caller
  readonly note: Note
  readonly request: FastifyRequest
  readonly body: Buffer
}

async function carryOut(gateway: Gateway, route: GatewayRoute, { caller, note, request, body }: VerifiedCall) {
  const { platform, calls } = gateway
  const now = note.at
  const { key, signature } = caller
  const noted = await calls.note({ ...note, keyId: key.id, signature, ...limitOf(route.endpoint, key.id) })
  if (!noted) throw new Refusal(resultCode.signedOut, '该请求已处理过，请重新签名')
  const input: Record<string, unknown> = {}
  try {
    if (!noted.isWithinLimit) throw tooMany()
    if (!key.scopes.includes(route.endpoint.scope)) throw forbidden('密钥没有该接口的权限')
    Object.assign(input, parseInput(route.endpoint, { params: {}, query: request.query, body: readJson(body) }))
    const call = { endpoint: route.endpoint, input, address: request.ip, now }
    const result = await platform.callQueue.run(lineOf(caller, route.endpoint, input), () =>
      route.handle(contextOf(platform, call), input),
    )
    const data = encodeReply(route.endpoint, result)
    await finish(gateway, noted.id, route.endpoint, input, { code: resultCode.ok, message: '' })
    return data
  } catch (error) {
    const outcome = outcomeOf(error)
    await finish(gateway, noted.id, route.endpoint, input, outcome).catch((failure: unknown) =>
      request.log.error({ err: failure }, 'gateway: outcome of a call not written'),
    )
    throw error
  }
}

function outcomeOf(error: unknown): { code: number; message: string } {
  if (error instanceof Refusal) return error
  const state = databaseState(error)
  return state ? unavailable(state) : { code: resultCode.bug, message: '服务器出错' }
}

const contextOf = (platform: Platform, call: Parameters<typeof merchantRunner>[1]): GatewayContext => ({
  now: call.now,
  newId: platform.newId,
  secrets: platform.secrets,
  claimCheckout: (number, content) => claimCheckout(platform.pool, number, content, call.now),
  inPlatform: (work) => inPlatform(platform.pool, work),
  readMerchant: (merId, work) => inMerchant(platform.pool, merId, 'read', work),
  runForMerchant: merchantRunner(platform, call),
  runForBuyer: buyerRunner(platform, call.now),
})

const nameOf = ({ area, name }: GatewayEndpoint) => `${area}.${name}`

const limitOf = ({ scope }: GatewayEndpoint, keyId: string) =>
  isShopFront(scope)
    ? { bucket: `gateway-front:${keyId}`, max: MOST_CALLS_OF_SHOP_FRONT }
    : { bucket: `gateway:${keyId}`, max: MOST_CALLS }

interface Note {
  readonly endpoint: string
  readonly url: string
  readonly address: string
  readonly at: Date
}

/** Logs rejected calls up to a limit, so that strangers cannot flood the log. */
async function logRejected(
  { pool, clock }: Platform,
  note: Note,
  request: FastifyRequest,
  error: unknown,
): Promise<never> {
  if (!(error instanceof Refusal) || error.code !== resultCode.signedOut) throw error
  if (!(await countHit(pool, `gateway-stranger:${networkOf(note.address)}`, STRANGER_RATE, note.at))) throw tooMany()
  const keyId = String(request.headers['x-key-id'] ?? '').slice(0, 64)
  const { code, message } = error
  await insertRejectedCall(pool, { ...note, keyId }, { code, message, at: clock() })
  throw error
}

function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw invalid([{ path: '', message: '请求体不是有效的 JSON' }])
  }
}

/** What buyers send holds their names and addresses, which the orders keep and this log does not. */
function finish(
  { platform, calls }: Gateway,
  id: number,
  { scope }: GatewayEndpoint,
  input: Record<string, unknown>,
  { code, message }: { code: number; message: string },
) {
  const { merId } = input
  const params = isShopFront(scope) ? '' : cutText(JSON.stringify(maskSecrets(input)), MAX_LENGTH)
  const merchantId = typeof merId === 'number' ? merId : undefined
  return calls.finish({ id, code, message, params, merchantId, at: platform.clock() })
}
