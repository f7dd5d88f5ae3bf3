import { allEndpoints } from '@zhanggui/contract/all'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { TAB_HEADER } from '@zhanggui/contract/kernel/live-message'
import { noticeApi } from '@zhanggui/contract/notice'
import { toFen } from '@zhanggui/domain/kernel/money'
import { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { describe, expect, test, vi } from 'vitest'
import { idsOf } from '#test/ids/foreign-ids'
import { announce } from '#test/make/notice.sql'
import { makeOrder } from '#test/make/order'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { connectPush } from './app/push-client.ts'
import { setupTestApp } from './app/test-app.ts'

const app = setupTestApp()
const nameOf = ({ area, name }: Endpoint) => `${area}.${name}`
const isRead = ({ changes, transport }: Endpoint) => !changes && transport === 'json'
const readAreas = new Set(allEndpoints.filter(isRead).map(({ area }) => area))

/**
 * What pages show: a list, a record, or a call of its own. Other areas are only asked while somebody types or chooses, so a
 * change of theirs must be news of an area that is shown as well.
 */
const shownByCallOfItsOwn = new Set(['shipDesk', 'team', 'video'])
const shown = new Set([
  ...shownByCallOfItsOwn,
  ...allEndpoints.filter((each) => isRead(each) && /^(list|info)$/.test(each.name)).map(({ area }) => area),
])

/** A slip on paper is recorded in the log, and changes nothing about the order; a switch ends the session that would hear. */
const changesNothing = new Set(['order.print', 'shop.switch'])

const unpaid = async (...of: Parameters<typeof makeOrder>) => (await makeOrder(of[0], of[1], { isPaid: false })).orderNo
const inputs: typeof idsOf = {
  ...idsOf,
  'orderChange.editPrice': async (...of) => ({ orderNo: await unpaid(...of), payPrice: toFen(1), reason: '老顾客' }),
  'orderChange.close': async (...of) => ({ orderNo: await unpaid(...of), reason: '不要了' }),
}

/** Every change of something that can be read, as far as an input for it is known. */
const writes = allEndpoints.filter(
  (endpoint) =>
    endpoint.changes &&
    readAreas.has(endpoint.area) &&
    nameOf(endpoint) in inputs &&
    !changesNothing.has(nameOf(endpoint)),
)

/** The payment channel answers them later, and that is news for every tab. */
const answeredLater = new Set([
  'refund.receive',
  'refund.retry',
  'liveGoods.retrySync',
  'liveRoom.retrySync',
  'video.retrySync',
  'webhook.replay',
])

const connect = (token: string, tab?: string) => connectPush(app.url, { token, after: 0, ...(tab && { tab }) })

/** Waits until new tabs of the shop hear what they may hear. */
async function listening(shop: Shop, ...tabs: { heard(count: number): Promise<unknown> }[]) {
  await announce(app, shop, '在听')
  await Promise.all(tabs.map((tab) => tab.heard(1)))
}

async function openTab(shop: Shop, token: string, tab?: string) {
  const client = connect(token, tab)
  await listening(shop, client)
  return client
}

const soon = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 120_000, interval: 20 })

/** Whatever was sent before has arrived afterwards: notices are told after the areas of earlier transactions. */
async function settle(
  shop: Shop,
  ...clients: { heard(count: number): Promise<unknown>; messages: readonly unknown[] }[]
) {
  const before = clients.map(({ messages }) => messages.length)
  await announce(app, shop, '到此为止')
  await Promise.all(clients.map((client, index) => client.heard((before[index] ?? 0) + 1)))
}

describe('a change tells its area', () => {
  test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s, to another tab and not to its own',
    async (name, endpoint) => {
      const shop = await makeShop(app)
      const { token } = shop.owner
      const input = (await inputs[name]?.(app, shop)) ?? {}
      const [mine, other] = [connect(token, 'mine'), connect(token, 'other')]
      await listening(shop, mine, other)
      // Making the input may have been news as well.
      const [heardByMe, heardByOther] = [mine.changed.length, other.changed.length]
      const { code, data } = await app.call(endpoint, input, { token, headers: { [TAB_HEADER]: 'mine' } })
      expect(code).toBe(200)
      await soon(() => other.changed.includes(endpoint.area, heardByOther))
      await soon(() => other.changed.slice(heardByOther).some((area) => shown.has(area)))
      await settle(shop, mine, other)
      // What goes on in the background is news for the tab that began it too.
      const startsTask = Object.keys(data ?? {}).includes('taskId')
      expect(startsTask || answeredLater.has(name) ? [] : mine.changed.slice(heardByMe)).not.toContain(endpoint.area)
    },
  )

  test('there are enough of them to be sure', () => {
    expect(writes.length).toBeGreaterThan(20)
  })
})

describe('nobody is told', () => {
  const save = (token: string, ruleName: string) =>
    app.call(specRuleApi.save, { ruleName, ruleValue: [{ name: '颜色', values: ['红'] }] }, { token })

  test('of a read or of a refused change', async () => {
    const shop = await makeShop(app)
    const { token } = shop.owner
    const other = await openTab(shop, token, 'other')
    await save(token, '颜色')
    await soon(() => other.changed.length > 0)
    expect((await app.call(specRuleApi.list, {}, { token })).code).toBe(200)
    expect((await save(token, '颜色')).code).toBe(6601)
    await settle(shop, other)
    expect(other.changed).toEqual(['specRule'])
  })

  test('who may not read the area, or is of another merchant', async () => {
    const [shop, stranger] = [await makeShop(app), await makeShop(app)]
    const [reader, clerk] = [
      await makeStaff(app, shop, { permissions: [specRuleApi.list.permission] }),
      await makeStaff(app, shop, { permissions: ['merchant:order:page:list'] }),
    ]
    const told = await openTab(shop, reader.token, 'a')
    const untold = [await openTab(shop, clerk.token, 'b'), await openTab(stranger, stranger.owner.token, 'c')]
    await save(shop.owner.token, '颜色')
    await soon(() => told.changed.length > 0)
    await settle(shop, ...untold.slice(0, 1))
    await settle(stranger, ...untold.slice(1))
    expect([told.changed, ...untold.map(({ changed }) => changed)]).toEqual([['specRule'], [], []])
  })

  test('who connects as the specification says: such a client hears notices only', async () => {
    const shop = await makeShop(app)
    const { token } = shop.owner
    const [plain, other] = [await openTab(shop, token), await openTab(shop, token, 'other')]
    await save(token, '颜色')
    await soon(() => other.changed.length > 0)
    await settle(shop, plain, other)
    expect([plain.changed, plain.tasks, plain.rights]).toEqual([[], [], []])
  })

  test('of what concerns one person only, but that person', async () => {
    const shop = await makeShop(app)
    const colleague = await makeStaff(app, shop)
    const [own, theirs] = [await openTab(shop, shop.owner.token, 'own'), await openTab(shop, colleague.token, 'theirs')]
    await app.call(noticeApi.readAll, {}, { token: shop.owner.token })
    await soon(() => own.changed.includes('notice'))
    await settle(shop, own, theirs)
    expect(theirs.changed).toEqual([])
  })
})
