import { allEndpoints } from '@zhanggui/contract/all'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { hostileRequest } from '#test/hostile-input'
import { makeShop, makeToken, type Shop } from '#test/make/shop.sql'
import { send } from './app/send.ts'
import { behindProxy, from, newAddress } from './app/sign-in.ts'
import { setupTestApp } from './app/test-app.ts'

const app = setupTestApp(behindProxy)
let shop: Shop

beforeAll(async () => {
  shop = await makeShop(app)
})

/** The gate tries the same few every time; THOROUGH=1 tries many others. */
const effort = process.env['THOROUGH'] ? { numRuns: 200 } : { numRuns: 6, seed: 1 }

test.each(allEndpoints.map((endpoint) => [`${endpoint.area}.${endpoint.name}`, endpoint] as const))(
  '%s stays calm',
  { timeout: 600_000 },
  async (_, endpoint) => {
    const token = await makeToken(app, shop.merId, shop.owner.adminId)
    await fc.assert(
      fc.asyncProperty(hostileRequest(endpoint), async ({ path, headers, body }) => {
        // Or the limit of this one person would answer instead of the endpoint.
        app.passTime((endpoint.rate?.seconds ?? 0) * 1000)
        const answer = await send(`${app.url}/api${path}`, {
          method: endpoint.method,
          token,
          headers: { ...from(newAddress()).headers, ...headers },
          body,
        })
        expect(answer.status).toBeLessThan(500)
        expect(answer.code).not.toBe(500)
        expect(answer.text).not.toMatch(/node_modules|\.ts:|syntax error|violates|ZodError/)
      }),
      effort,
    )
  },
)
