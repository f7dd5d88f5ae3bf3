import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import websocket, { type WebSocket } from '@fastify/websocket'
import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import { GATEWAY_ROOT } from '@zhanggui/contract/kernel/gateway'
import { PUSH_SOCKET } from '@zhanggui/contract/kernel/live-message'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { compressReply } from './compress-reply.ts'
import { sendError } from './error-reply.ts'
import { callHeaders, everyHeaders } from './security-headers.ts'

/** Maximum body of unauthenticated requests. */
export const SMALL_BODY = 16 * 1024
export const USUAL_BODY = 1024 * 1024

/** Fastify with request ids, cookies, headers and error handling. The app adds the routes. */
export async function createServer(log: FastifyBaseLogger, trustProxy: string | undefined): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: log,
    trustProxy: trustProxy ?? false,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: SMALL_BODY,
    // Slow bodies would keep the connection open for ever; fastify's default is no limit.
    requestTimeout: 120_000,
    genReqId: numbered(),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // Malformed URLs never reach the error handler.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    routerOptions: { maxParamLength: 200 },
  })
  server.decorateReply('resultCode')
  // Some clients name the type of a body that they do not send.
  const readJson = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : readJson(request, body, done),
  )
  await server.register(cookie)
  await server.register(websocket, { options: { maxPayload: 4096 }, errorHandler: dropSocket })
  server.addHook('onRequest', (request, reply, next) => {
    // By the matched route: the router also accepts /%61pi/ and http://host/api/.
    reply.headers(isCallPath(request.routeOptions.url ?? request.url) ? callHeaders : everyHeaders)
    reply.header('x-request-id', request.id)
    // The plugin would log the whole URL, which may contain a token.
    if (request.ws && request.routeOptions.url !== PUSH_SOCKET) void reply.code(404).send(unknownCallReply())
    else next()
  })
  server.addHook('onSend', compressReply)
  if (log.level === 'info' || log.level === 'debug' || log.level === 'trace') server.addHook('onResponse', logRequest)
  server.setErrorHandler(sendError)
  return server
}

/** Request ids unique across nodes, without random bytes per request. */
function numbered() {
  const node = randomBytes(6).toString('base64url')
  let last = 0
  return () => `${node}${(last += 1).toString(36).padStart(4, '0')}`
}

function logRequest(request: FastifyRequest, reply: FastifyReply, next: () => void) {
  const path = request.url.split('?', 1)[0]
  request.log.info(
    {
      method: request.method,
      path,
      status: reply.statusCode,
      code: reply.resultCode ?? reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'request',
  )
  next()
}

/** Client errors are not bugs and must not fill the log with stacks. */
function dropSocket(error: Error, socket: WebSocket, request: FastifyRequest) {
  request.log.info({ reason: error.message }, 'websocket broken by its client')
  socket.terminate()
}

/** Whether a path belongs to the console's API or the gateway. */
export const isCallPath = (path: string): boolean =>
  [API_BASE, GATEWAY_ROOT].some((base) => path === base || path.startsWith(`${base}/`))

/** Reply for an unknown API path. Other paths are handled by the console's page. */
export const unknownCallReply = () => ({ code: resultCode.notFound, message: resultText.notFound, data: null })
