import { GATEWAY_ROOT } from '@zhanggui/contract/kernel/gateway'
import { type Envelope, resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { databaseState } from '#platform/db/connection/database-state'
import { KeyMissing } from '#platform/secrets/secret-box'
import { Refusal, unavailable } from './refusals.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The code of an envelope that is no success. */
    resultCode?: number
  }
}

/** Codes that are also HTTP statuses; decisions of handlers and guards are sent as 200 (see ADR 3). */
const httpStatus = new Set<number>([resultCode.tooMany, resultCode.bug, resultCode.unavailable])
/** The gateway uses real HTTP statuses. */
const gatewayStatus = new Set<number>([...httpStatus, resultCode.invalid, resultCode.signedOut, resultCode.forbidden])

/** Retry-After seconds when the database is unavailable. */
const RETRY_AFTER = 5

/** Three kinds of errors: a refusal with its reason, a malformed request, and a bug. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return sendRefusal(error, request, reply)
  const state = databaseState(error)
  if (state) {
    request.log.warn({ reason: error.message }, `database ${state}`)
    return sendRefusal(unavailable(state), request, reply)
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    const message = error.statusCode === 413 ? '请求内容过大' : '请求格式不正确'
    return answer(reply, error.statusCode, { code: error.statusCode, message, data: null })
  }
  const isKeyMissing = error instanceof KeyMissing
  request.log.error({ err: error }, isKeyMissing ? 'key missing' : 'bug')
  const message = `${isKeyMissing ? resultText.keyMissing : resultText.bug}（编号 ${request.id}）`
  return answer(reply, resultCode.bug, { code: resultCode.bug, message, data: null })
}

function sendRefusal({ code, message, data }: Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (code === resultCode.unavailable) reply.header('retry-after', RETRY_AFTER)
  const statuses = isGatewayPath(request.routeOptions.url) ? gatewayStatus : httpStatus
  return answer(reply, statuses.has(code) ? code : 200, { code, message, data })
}

const isGatewayPath = (path = '') => path.startsWith(`${GATEWAY_ROOT}/`)

/** The log counts by the envelope's code. */
function answer(reply: FastifyReply, status: number, envelope: Envelope) {
  reply.resultCode = envelope.code
  return reply.code(status).send(envelope)
}
