import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { announce } from '#test/make/notice.sql'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/test-app'

/** Everything that a valid call takes, with the id of something that belongs to `shop`. */
type MakeInput = (app: TestApp, shop: Shop) => Promise<Record<string, unknown>>

/** For each endpoint that takes an id: how to come by one. A new endpoint without an entry fails the test. */
export const idsOf: Readonly<Record<string, MakeInput>> = {
  'notice.read': async (app, shop) => {
    await announce(app, shop, '别人的')
    return { id: 1 }
  },
}

const isId = (name: string) => /^(?:id|.*Id)s?$/.test(name)

export const takesId = ({ params, query, body }: Endpoint): boolean =>
  Object.keys(params.shape).length > 0 || [query, body].some(({ shape }) => Object.keys(shape).some(isId))
