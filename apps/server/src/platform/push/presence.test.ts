import { expect, test, vi } from 'vitest'
import { connectPush } from '#test/app/push-client'
import { setupTestApp } from '#test/app/test-app'
import { makeShop, makeStaff, type Person } from '#test/make/shop.sql'

const app = setupTestApp()
const RIGHT = 'merchant:order:info'
const REFUNDS = 'merchant:refund:order:detail'
const soon = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 120_000, interval: 50 })

async function tabOf({ token }: Person, tab: string, url = app.url) {
  const client = connectPush(url, { token, tab })
  await client.opened
  return client
}

test('who has the same order open is told to each other, on every node, until the tab is closed', async () => {
  const shop = await makeShop(app)
  const another = await app.startAnotherNode()
  const clerk = await makeStaff(app, shop, { permissions: [RIGHT] })
  const mine = await tabOf(shop.owner, 'mine')
  const theirs = await tabOf(clerk, 'theirs', another.url)
  const isHere = (tab: string) => (each: { tab: string; isHere: boolean }) => each.tab === tab && each.isHere
  // At once, before they are let in.
  for (const client of [mine, theirs]) client.open('order:12')
  await soon(() => mine.colleagues.some(isHere('theirs')) && theirs.colleagues.some(isHere('mine')))
  expect(mine.colleagues.find(isHere('theirs'))?.subject).toBe('order:12')
  theirs.close()
  await soon(() => mine.colleagues.at(-1)?.isHere === false)
  await another.stop()
})

test.each([
  ['order:7', RIGHT, REFUNDS],
  ['refund:7', REFUNDS, RIGHT],
])('nobody hears of %s who may not open it, or of themselves in another tab', async (subject, right, other) => {
  const shop = await makeShop(app)
  const stranger = (await makeShop(app)).owner
  const clerk = await makeStaff(app, shop, { permissions: [other] })
  const tabs = [
    await tabOf(shop.owner, 'one'),
    await tabOf(shop.owner, 'two'),
    await tabOf(clerk, 'three'),
    await tabOf(stranger, 'four'),
  ]
  const colleague = await makeStaff(app, shop, { permissions: [right] })
  const heard = await tabOf(colleague, 'five')
  for (const tab of [...tabs, heard]) tab.open(subject)
  await soon(() => ['one', 'two'].every((name) => heard.colleagues.some(({ tab }) => tab === name)))
  const namesHeard = tabs.map(({ colleagues }) => new Set(colleagues.map(({ tab }) => tab)))
  expect(new Set(heard.colleagues.map(({ tab }) => tab))).toEqual(new Set(['one', 'two']))
  expect([namesHeard[2], namesHeard[3]]).toEqual([new Set(), new Set()])
  expect(namesHeard[0]?.has('two')).toBe(false)
})
