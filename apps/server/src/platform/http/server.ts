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

/** Bytes of a body from whoever it may be; routes that know their caller take more. */
export const SMALL_BODY = 16 * 1024
export const USUAL_BODY = 1024 * 1024

/** Fastify with what every request needs: ids, cookies, headers, errors. Routes come from the app. */
export async function createServer(log: FastifyBaseLogger, trustProxy: string | undefined): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: log,
    trustProxy: trustProxy ?? false,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: SMALL_BODY,
    // Whoever sends a body byte by byte would keep the connection for ever; fastify's default is no limit.
    requestTimeout: 120_000,
    genReqId: numbered(),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // An address that cannot even be matched never reaches the error handler.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    routerOptions: { maxParamLength: 200 },
  })
  server.decorateReply('resultCode')
  await server.register(cookie)
  await server.register(websocket, { options: { maxPayload: 4096 }, errorHandler: dropSocket })
  server.addHook('onRequest', (request, reply, next) => {
    // By route where there is one: the router also takes /%61pi/ and http://host/api/ for it.
    reply.headers(isCallPath(request.routeOptions.url ?? request.url) ? callHeaders : everyHeaders)
    reply.header('x-request-id', request.id)
    // The plugin would write the whole address into the log, and a token may stand in it.
    if (request.ws && request.routeOptions.url !== PUSH_SOCKET) void reply.code(404).send(unknownCallReply())
    else next()
  })
  server.addHook('onSend', compressReply)
  if (log.level === 'info' || log.level === 'debug' || log.level === 'trace') server.addHook('onResponse', logRequest)
  server.setErrorHandler(sendError)
  return server
}

/** Numbers that no two requests share, whichever node answered them, without asking for random bytes each time. */
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

/** What a stranger's client breaks is no bug of ours, so it must not fill the log with stacks. */
function dropSocket(error: Error, socket: WebSocket, request: FastifyRequest) {
  request.log.info({ reason: error.message }, 'websocket broken by its client')
  socket.terminate()
}

/** Whether an address is one for programs: the console's calls or the gateway's. */
export const isCallPath = (path: string): boolean =>
  [API_BASE, GATEWAY_ROOT].some((base) => path === base || path.startsWith(`${base}/`))

/** Such an address that nobody serves. Everything else is a page of the console, which answers itself. */
export const unknownCallReply = () => ({ code: resultCode.notFound, message: resultText.notFound, data: null })
