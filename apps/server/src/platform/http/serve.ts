import multipart from '@fastify/multipart'
import { API_BASE, type Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { inPlatform } from '#platform/db/platform-db'
import type { Platform } from '#platform/platform'
import type { Staff } from '#platform/session/staff'
import { parseToken } from '#platform/session/token'
import { transactionsOf } from '#platform/transactions'
import { isForged } from './guards/cross-site.ts'
import { encodeReply } from './encode-reply.ts'
import { refuseOtherAccount } from './guards/page-account.ts'
import { networkOf } from './guards/network-of.ts'
import { parseInput } from './parse-input.ts'
import { isFromThisMachine } from './guards/this-machine.ts'
import { countHit } from './guards/rate-limit.sql.ts'
import { forbidden, tooMany } from './refusals.ts'
import type {
  JsonRoute,
  OpenRoute,
  OutsideRoute,
  PublicContext,
  RequestContext,
  Route,
  StaffRoute,
  UploadRoute,
} from './route.ts'
import { readForPage, runAsStaff, runDownload } from './run-as-staff.ts'
import { cachedForAMinute, sendCached, sharedWhilePending } from './send-cached.ts'
import { SMALL_BODY, USUAL_BODY } from './server.ts'
import { sendFile } from './files/send-file.ts'
import { cookieToken, setTokenCookie, requestToken } from './guards/request-token.ts'

/**
 * Calls of one merchant that ask other companies' servers: those charge for them, or count them for all merchants of the
 * platform together.
 */
const OUTSIDE_RATE = { max: 600, seconds: 3600 }

/** request → match · session (401) · permission (403) · limits (429) · parse (400) · transaction · handler · reply → envelope */
export function serve(server: FastifyInstance, platform: Platform, route: Route) {
  const { endpoint } = route
  const [cached, shared] = [cachedForAMinute(), sharedWhilePending()]
  const options: RouteOptions = {
    method: endpoint.alsoGet ? ['GET', endpoint.method] : endpoint.method,
    url: API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(route.kind !== 'open' && {
      bodyLimit: endpoint.maxBody ?? USUAL_BODY,
      onRequest: async (request) => {
        // Authorise before reading a large body, and again afterwards, because receiving it may take long.
        if (isLarge(request.headers)) await platform.gate.enter(parseToken(requestToken(request)), endpoint)
      },
    }),
    handler: async (request, reply) => {
      const setCookie = (token: string | undefined) => setTokenCookie(request, reply, token)
      const context = { ...contextOf(platform, request), setTokenCookie: setCookie }
      if (!endpoint.safe && isForged(request, endpoint)) throw forbidden(resultText.crossSite)
      if (route.kind === 'download') {
        return sendFile(
          reply,
          await runDownload(platform, route, context, await enter(platform, route, context, request), request),
        )
      }
      const envelope = async () => {
        const data = await answer(platform, route, context, request)
        return { code: resultCode.ok, message: resultText.ok, data }
      }
      if (!endpoint.cached) return envelope()
      if (endpoint.cached === 'whilePending') return shared(envelope)
      // Authorisation runs every time; only the reply is cached.
      if (route.kind === 'json') await enter(platform, route, context, request)
      return sendCached(request, reply, await cached(context.now, envelope))
    },
  }
  if (route.kind !== 'upload') server.route(options)
  else void server.register((scope) => serveUpload(scope, options))
}

/** Including bodies without a Content-Length. */
const isLarge = ({ 'content-length': length = '', 'transfer-encoding': encoding }: FastifyRequest['headers']) =>
  Number(length) > SMALL_BODY || encoding !== undefined

/** The multipart parser is registered in its own scope; all other routes refuse multipart. */
async function serveUpload(scope: FastifyInstance, options: RouteOptions) {
  await scope.register(multipart, { throwFileSizeLimit: false })
  scope.route(options)
}

async function answer(
  platform: Platform,
  route: OpenRoute | JsonRoute | OutsideRoute | UploadRoute,
  context: RequestContext,
  request: FastifyRequest,
) {
  if (route.kind !== 'open') {
    return runAsStaff(platform, route, context, await enter(platform, route, context, request), request)
  }
  const { endpoint, handle } = route
  await withinRate(platform, endpoint, networkOf(context.address), context.now)
  const input = parseInput(endpoint, request)
  const known = publicContextOf(platform, context, request)
  // One line per area: whoever floods the captchas keeps nobody from signing in.
  return encodeReply(endpoint, await platform.callQueue.run(endpoint.area, () => handle(known, input)))
}

/**
 * The replies of these reads for whoever opens a page; undefined without a session. A failure does not fail the page: the
 * console makes the call itself then and shows what went wrong.
 */
export async function answersForPage<K extends string>(
  platform: Platform,
  routes: Readonly<Record<K, JsonRoute>>,
  request: FastifyRequest,
): Promise<Record<K, unknown> | undefined> {
  const token = cookieToken(request)
  if (token === undefined) return undefined
  const context = { ...contextOf(platform, request), token, setTokenCookie: () => undefined }
  const read = async (route: JsonRoute) =>
    readForPage(platform, route, context, await enter(platform, route, context, request), request)
  try {
    const names = Object.keys(routes) as K[]
    const answers = await Promise.all(names.map((name) => read(routes[name])))
    return Object.fromEntries(names.map((name, index) => [name, answers[index]])) as Record<K, unknown>
  } catch {
    return undefined
  }
}

/** The authorised caller. */
async function enter(
  platform: Platform,
  { endpoint, kind }: StaffRoute,
  context: RequestContext,
  request: FastifyRequest,
): Promise<Staff> {
  const staff = await platform.gate.enter(parseToken(context.token), endpoint)
  refuseOtherAccount(request, staff)
  await withinRate(platform, endpoint, `${staff.merId}.${staff.adminId}`, context.now)
  if (kind === 'outside' && !(await countHit(platform.pool, `outside:${staff.merId}`, OUTSIDE_RATE, context.now))) {
    throw tooMany()
  }
  return staff
}

function contextOf({ services, clock }: Platform, request: FastifyRequest): Omit<RequestContext, 'setTokenCookie'> {
  return {
    ...services,
    log: request.log,
    now: clock(),
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 256),
    token: requestToken(request),
  }
}

const publicContextOf = (platform: Platform, context: RequestContext, request: FastifyRequest): PublicContext => ({
  ...context,
  cookieToken: cookieToken(request),
  isFromThisMachine: isFromThisMachine(request),
  inPlatform: (work) => inPlatform(platform.pool, work),
  migrations: platform.migrations,
  merchantTransactions: (merId) => transactionsOf(platform, merId, () => context.now),
})

/** Limits per person if signed in: an office shares one address, and a stolen session may use many. */
async function withinRate(platform: Platform, endpoint: Endpoint, who: string, now: Date) {
  if (!endpoint.rate) return
  const bucket = `${endpoint.area}.${endpoint.name}:${who}`
  if (!(await countHit(platform.pool, bucket, endpoint.rate, now))) throw tooMany()
}
