import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { databaseTrouble } from '#platform/db/connection/database-trouble'
import { Refusal, unavailable } from './refusals.ts'

/** Codes that are also HTTP statuses; everything else is a business answer and travels as 200 (see ADR 3). */
const httpStatus = new Set<number>([
  resultCode.invalid,
  resultCode.signedOut,
  resultCode.forbidden,
  resultCode.tooMany,
  resultCode.bug,
  resultCode.unavailable,
])

/** Seconds after which somebody who was sent away because of the database may come again. */
const RETRY_AFTER = 5

/** Three kinds of errors: a refusal with its reason, a request that was never a request, and our own bug. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return answerRefusal(error, reply)
  const trouble = databaseTrouble(error)
  if (trouble) {
    request.log.warn({ reason: error.message }, `database ${trouble}`)
    return answerRefusal(unavailable(trouble), reply)
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    const message = error.statusCode === 413 ? '请求内容过大' : '请求格式不正确'
    return reply.code(error.statusCode).send({ code: error.statusCode, message, data: null })
  }
  request.log.error({ err: error }, 'bug')
  const message = `${resultText.bug}（编号 ${request.id}）`
  return reply.code(resultCode.bug).send({ code: resultCode.bug, message, data: null })
}

function answerRefusal({ code, message, data }: Refusal, reply: FastifyReply) {
  if (code === resultCode.unavailable) reply.header('retry-after', RETRY_AFTER)
  return reply.code(httpStatus.has(code) ? code : 200).send({ code, message, data })
}
