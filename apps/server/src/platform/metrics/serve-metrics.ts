import { createHash, timingSafeEqual } from 'node:crypto'
import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import type { FastifyInstance } from 'fastify'
import { type MeasuredParts, NodeMetrics } from './node-metrics.ts'

const PATH = `${API_BASE}/metrics`

/**
 * /api/metrics for the operator's Prometheus, behind a token of its own (`METRICS_TOKEN`); without one there is nothing at
 * this address and nothing is counted.
 */
export function serveMetrics(server: FastifyInstance, parts: MeasuredParts) {
  const { metricsToken } = parts.platform.config
  if (metricsToken === undefined) return
  const metrics = new NodeMetrics(parts)
  server.addHook('onResponse', (request, reply, next) => {
    // Unknown addresses share one line: strangers choose them.
    const route = request.routeOptions.url ?? 'unknown'
    if (route !== PATH) metrics.countCall(route, reply.resultCode ?? reply.statusCode, reply.elapsedTime / 1000)
    next()
  })
  const isRight = isBearer(metricsToken)
  server.get(PATH, async (request, reply) => {
    if (isRight(request.headers.authorization))
      return reply.type('text/plain; version=0.0.4').send(await metrics.read())
    return reply.code(401).send({ code: resultCode.signedOut, message: resultText.signedOut, data: null })
  })
}

const isBearer = (token: string) => {
  const right = digest(`Bearer ${token}`)
  return (given = '') => timingSafeEqual(digest(given), right)
}

const digest = (text: string) => createHash('sha256').update(text).digest()
