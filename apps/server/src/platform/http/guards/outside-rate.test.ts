import { area, get } from '@zhanggui/contract/kernel/endpoint'
import { done } from '@zhanggui/contract/kernel/shapes'
import { expect, test } from 'vitest'
import { bind } from '#platform/http/route'
import { setupRoutes } from '#test/app/serve-routes'
import { callOver, setupTestApp } from '#test/app/test-app'
import { makeShop, makeStaff } from '#test/make/shop.sql'

const app = setupTestApp()
const HOUR = 3_600_000

const trialApi = area('trial', { ask: get('/trial/ask', { title: '试问', permission: 'session', reply: done }) })
let asked = 0
const trial = setupRoutes(app, () =>
  bind(trialApi, {
    ask: {
      outside: () => {
        asked += 1
        return Promise.resolve(null)
      },
    },
  }),
)
const ask = async (token: string) => (await callOver(trial.url, trialApi.ask, {}, { token })).code

test('a merchant asks other companies so often in an hour, whoever of its people does; the others go on', async () => {
  const [eager, other] = [await makeShop(app), await makeShop(app)]
  const clerk = await makeStaff(app, eager)
  app.passTime(HOUR - (app.now().getTime() % HOUR))
  expect(await ask(eager.owner.token)).toBe(200)
  await app.platform.pool.query('update rate_window set hits = 600 where bucket = $1', [`outside:${eager.merId}`])
  expect([await ask(eager.owner.token), await ask(clerk.token), await ask(other.owner.token)]).toEqual([429, 429, 200])
  expect(asked).toBe(2)
  app.passTime(HOUR)
  expect(await ask(clerk.token)).toBe(200)
})
