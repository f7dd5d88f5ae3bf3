import multipart from '@fastify/multipart'
import { API_BASE, type Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Platform } from '#platform/platform'
import { parseToken } from '#platform/session/token'
import { isCrossSite } from './cross-site.ts'
import { encodeReply } from './encode-reply.ts'
import { networkOf } from './network-of.ts'
import { parseInput } from './parse-input.ts'
import { countHit } from './rate-limit.sql.ts'
import { forbidden, tooMany } from './refusals.ts'
import type { PublicContext, Route } from './route.ts'
import { runAsStaff } from './run-as-staff.ts'
import { type FileAnswer, sendFile } from './send-file.ts'
import { cookieToken, keepToken, tokenOfRequest } from './token-of-request.ts'

/** request → match · session (401) · permission (403) · limits (429) · parse (400) · transaction · handler · reply → envelope */
export function serve(server: FastifyInstance, platform: Platform, route: Route) {
  const { endpoint } = route
  const options: RouteOptions = {
    method: endpoint.method,
    url: API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const data = await answer(platform, route, request, reply)
      if (endpoint.transport === 'download') return sendFile(reply, data as FileAnswer)
      return { code: resultCode.ok, message: resultText.ok, data }
    },
  }
  if (endpoint.transport !== 'upload') server.route(options)
  else void server.register((scope) => serveUpload(scope, options))
}

/** Only in a scope of its own is multipart understood; every other call keeps refusing it. */
async function serveUpload(scope: FastifyInstance, options: RouteOptions) {
  await scope.register(multipart, { throwFileSizeLimit: false })
  scope.route(options)
}

async function answer(platform: Platform, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { endpoint } = route
  const context = contextOf(platform, request, reply)
  if (endpoint.changes && isCrossSite(request.headers)) throw forbidden(resultText.crossSite)
  if (endpoint.permission === 'none') {
    await withinRate(platform, endpoint, networkOf(context.address), context.now)
    const result = await route.handle(context as Parameters<Route['handle']>[0], parseInput(endpoint, request))
    return encodeReply(endpoint, result)
  }
  const staff = await platform.gate.enter(parseToken(context.token), endpoint)
  await withinRate(platform, endpoint, `${staff.merId}.${staff.adminId}`, context.now)
  return runAsStaff(platform, route, context, staff, request)
}

function contextOf(platform: Platform, request: FastifyRequest, reply: FastifyReply): PublicContext {
  return {
    now: platform.clock(),
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 256),
    token: tokenOfRequest(request),
    cookieToken: cookieToken(request),
    keepToken: (token) => keepToken(request, reply, token),
  }
}

/** `who` is the person where there is one: a whole office shares an address, and a thief of a session has many. */
async function withinRate(platform: Platform, endpoint: Endpoint, who: string, now: Date) {
  if (!endpoint.rate) return
  const bucket = `${endpoint.area}.${endpoint.name}:${who}`
  if (!(await countHit(platform.pool, bucket, endpoint.rate, now))) throw tooMany()
}
