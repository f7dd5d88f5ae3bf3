import { GATEWAY_ROOT } from '@zhanggui/contract/kernel/gateway'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isFromSocial, takeMessage } from '#features/social/public'
import { inPlatformOf } from '#platform/db/platform-db'
import { countHit } from '#platform/http/guards/rate-limit.sql'
import { networkOf } from '#platform/http/guards/network-of'
import { SMALL_BODY } from '#platform/http/server'
import { forbidden, tooMany } from '#platform/http/refusals'
import type { Platform } from '#platform/platform'

const URL = `${GATEWAY_ROOT}/social/callback`
/** Unsigned calls per client address. */
const STRANGER_RATE = { max: 60, seconds: 60 }
/** Messages wait in a line of their own. */
const LINE = 'social'

const query = z.object({
  signature: z.string().optional(),
  timestamp: z.string().optional(),
  nonce: z.string().optional(),
  echostr: z.string().max(200).optional(),
})

/**
 * Where the social platform sends its messages: it wants plain text back, and sends a message again that was not
 * answered with `success`.
 */
export function serveSocialCallback(server: FastifyInstance, platform: Platform) {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    // Registering the address there: it sends a word and wants it back.
    scope.get(URL, async (request, reply) => {
      const { echostr = '' } = await verified(platform, request)
      return reply.type('text/plain').send(echostr)
    })
    scope.post(URL, { bodyLimit: SMALL_BODY }, async (request, reply) => {
      await verified(platform, request)
      const { pool, newId, clock, callQueue } = platform
      const context = { inPlatform: inPlatformOf(pool), newId, now: clock() }
      const body = typeof request.body === 'string' ? request.body : ''
      const isTaken = await callQueue.run(LINE, () => takeMessage(context, body))
      if (!isTaken) platform.log.warn('social: a signed message that is not one')
      return reply.type('text/plain').send('success')
    })
  })
}

async function verified({ config, clock, pool }: Platform, request: FastifyRequest) {
  const { data } = query.safeParse(request.query)
  const token = config.social?.callbackToken
  if (token !== undefined && data && isFromSocial(token, data, clock())) return data
  if (!(await countHit(pool, `social-stranger:${networkOf(request.ip)}`, STRANGER_RATE, clock()))) throw tooMany()
  throw forbidden('签名不正确')
}
