import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '#platform/platform'
import { parseToken } from '#platform/session/token'
import { isCrossSite } from './cross-site.ts'
import { encodeReply } from './encode-reply.ts'
import { parseInput } from './parse-input.ts'
import { countHit } from './rate-limit.sql.ts'
import { forbidden, tooMany } from './refusals.ts'
import type { PublicContext, Route } from './route.ts'
import { runAsStaff } from './run-as-staff.ts'
import { keepToken, tokenOfRequest } from './token-of-request.ts'

/** Everything the contract knows is served below this path (spec §7). */
export const API_BASE = '/api'

/** request → match · limits · session (401) · permission (403) · parse (400) · transaction · handler · reply → envelope */
export function serve(server: FastifyInstance, platform: Platform, route: Route) {
  const { endpoint } = route
  server.route({
    method: endpoint.method,
    url: API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const data = await answer(platform, route, request, reply)
      return { code: resultCode.ok, message: resultText.ok, data }
    },
  })
}

async function answer(platform: Platform, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { endpoint } = route
  const context = contextOf(platform, request, reply)
  if (endpoint.changes && isCrossSite(request.headers)) throw forbidden(resultText.crossSite)
  await withinRate(platform, endpoint, context)
  if (endpoint.permission === 'none') {
    const result = await route.handle(context as Parameters<Route['handle']>[0], parseInput(endpoint, request))
    return encodeReply(endpoint, result)
  }
  const staff = await platform.gate.enter(parseToken(context.token), endpoint)
  return runAsStaff(platform, route, context, staff, request)
}

function contextOf(platform: Platform, request: FastifyRequest, reply: FastifyReply): PublicContext {
  return {
    now: platform.clock(),
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 256),
    token: tokenOfRequest(request),
    keepToken: (token) => keepToken(request, reply, token),
  }
}

async function withinRate(platform: Platform, endpoint: Endpoint, { address, now }: PublicContext) {
  if (!endpoint.rate) return
  const bucket = `${endpoint.area}.${endpoint.name}:${address}`
  if (!(await countHit(platform.pool, bucket, endpoint.rate, now))) throw tooMany()
}
