import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusals.ts'

/** Codes that are also HTTP statuses; everything else is a business answer and travels as 200 (see ADR 3). */
const httpStatus = new Set<number>([
  resultCode.invalid,
  resultCode.signedOut,
  resultCode.forbidden,
  resultCode.tooMany,
  resultCode.bug,
  resultCode.unavailable,
])

/** Three kinds of errors: a refusal with its reason, a request that was never a request, and our own bug. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) {
    const status = httpStatus.has(error.code) ? error.code : 200
    return reply.code(status).send({ code: error.code, message: error.message, data: error.data })
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    const message = error.statusCode === 413 ? '请求内容过大' : '请求格式不正确'
    return reply.code(error.statusCode).send({ code: error.statusCode, message, data: null })
  }
  request.log.error({ err: error }, 'bug')
  const message = `${resultText.bug}（编号 ${request.id}）`
  return reply.code(resultCode.bug).send({ code: resultCode.bug, message, data: null })
}
