import multipart from '@fastify/multipart'
import { API_BASE, type Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { inPlatform } from '#platform/db/platform-db'
import type { Platform } from '#platform/platform'
import type { Staff } from '#platform/session/staff'
import { parseToken } from '#platform/session/token'
import { transactionsOf } from '#platform/transactions'
import { isForged } from './guards/cross-site.ts'
import { encodeReply } from './encode-reply.ts'
import { networkOf } from './guards/network-of.ts'
import { parseInput } from './parse-input.ts'
import { isFromThisMachine } from './guards/this-machine.ts'
import { countHit } from './guards/rate-limit.sql.ts'
import { forbidden, tooMany } from './refusals.ts'
import type { JsonRoute, OpenRoute, PublicContext, RequestContext, Route, StaffRoute, UploadRoute } from './route.ts'
import { readForPage, runAsStaff, runDownload } from './run-as-staff.ts'
import { keptForAMinute, sendCached } from './send-cached.ts'
import { SMALL_BODY, USUAL_BODY } from './server.ts'
import { sendFile } from './files/send-file.ts'
import { cookieToken, keepToken, tokenOfRequest } from './guards/token-of-request.ts'

/** Whoever is not signed in counts as one merchant where calls take turns. */
const STRANGERS = 0

/** request → match · session (401) · permission (403) · limits (429) · parse (400) · transaction · handler · reply → envelope */
export function serve(server: FastifyInstance, platform: Platform, route: Route) {
  const { endpoint } = route
  const kept = keptForAMinute()
  const options: RouteOptions = {
    method: endpoint.alsoGet ? ['GET', endpoint.method] : endpoint.method,
    url: API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(route.kind !== 'open' && {
      bodyLimit: endpoint.maxBody ?? USUAL_BODY,
      onRequest: async (request) => {
        // A large body is read for those who may call. They are checked again below: it may take long to arrive.
        if (isLarge(request.headers)) await platform.gate.enter(parseToken(tokenOfRequest(request)), endpoint)
      },
    }),
    handler: async (request, reply) => {
      const context = contextOf(platform, request)
      if (!endpoint.safe && isForged(request, endpoint)) throw forbidden(resultText.crossSite)
      if (route.kind === 'download') {
        return sendFile(
          reply,
          await runDownload(platform, route, context, await enter(platform, route, context), request),
        )
      }
      const envelope = async () => {
        const data = await answer(platform, route, context, request, reply)
        return { code: resultCode.ok, message: resultText.ok, data }
      }
      if (!endpoint.cached) return envelope()
      // Whether the caller may have it is decided every time, whoever had it made.
      if (route.kind === 'json') await enter(platform, route, context)
      return sendCached(request, reply, await kept(context.now, envelope))
    },
  }
  if (route.kind !== 'upload') server.route(options)
  else void server.register((scope) => serveUpload(scope, options))
}

/** Also where it does not say how large it is. */
const isLarge = ({ 'content-length': length = '', 'transfer-encoding': encoding }: FastifyRequest['headers']) =>
  Number(length) > SMALL_BODY || encoding !== undefined

/** Only in a scope of its own is multipart understood; every other call keeps refusing it. */
async function serveUpload(scope: FastifyInstance, options: RouteOptions) {
  await scope.register(multipart, { throwFileSizeLimit: false })
  scope.route(options)
}

async function answer(
  platform: Platform,
  route: OpenRoute | JsonRoute | UploadRoute,
  context: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (route.kind !== 'open') {
    return runAsStaff(platform, route, context, await enter(platform, route, context), request)
  }
  const { endpoint, handle } = route
  await withinRate(platform, endpoint, networkOf(context.address), context.now)
  const input = parseInput(endpoint, request)
  const known = publicContextOf(platform, context, request, reply)
  return encodeReply(endpoint, await platform.turns.run(STRANGERS, () => handle(known, input)))
}

/**
 * What these reads would answer whoever opens a page; nothing where nobody is signed in. The page goes out in any case: what
 * went wrong here is found out by the call that the console makes then.
 */
export async function answersForPage(
  platform: Platform,
  routes: Readonly<Record<string, JsonRoute>>,
  request: FastifyRequest,
): Promise<object | undefined> {
  const token = cookieToken(request)
  if (token === undefined) return undefined
  const context = { ...contextOf(platform, request), token }
  const read = async (route: JsonRoute) =>
    readForPage(platform, route, context, await enter(platform, route, context), request)
  try {
    const answers = await Promise.all(Object.values(routes).map(read))
    return Object.fromEntries(Object.keys(routes).map((name, index) => [name, answers[index]]))
  } catch {
    return undefined
  }
}

/** Who calls, if they may. */
async function enter(platform: Platform, { endpoint }: StaffRoute, context: RequestContext): Promise<Staff> {
  const staff = await platform.gate.enter(parseToken(context.token), endpoint)
  await withinRate(platform, endpoint, `${staff.merId}.${staff.adminId}`, context.now)
  return staff
}

function contextOf({ services, clock }: Platform, request: FastifyRequest): RequestContext {
  return {
    ...services,
    log: request.log,
    now: clock(),
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 256),
    token: tokenOfRequest(request),
  }
}

const publicContextOf = (
  platform: Platform,
  context: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
): PublicContext => ({
  ...context,
  cookieToken: cookieToken(request),
  isFromThisMachine: isFromThisMachine(request),
  keepToken: (token) => keepToken(request, reply, token),
  inPlatform: (work) => inPlatform(platform.pool, work),
  migrations: platform.migrations,
  atMerchant: (merId) => transactionsOf(platform, merId, () => context.now),
})

/** `who` is the person where there is one: a whole office shares an address, and a thief of a session has many. */
async function withinRate(platform: Platform, endpoint: Endpoint, who: string, now: Date) {
  if (!endpoint.rate) return
  const bucket = `${endpoint.area}.${endpoint.name}:${who}`
  if (!(await countHit(platform.pool, bucket, endpoint.rate, now))) throw tooMany()
}
