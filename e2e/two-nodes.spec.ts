import type { Page } from 'playwright-core'
import { sessionApi } from '@zhanggui/contract/session'
import { failuresUntilLock } from '@zhanggui/domain/session/login-throttle-rules'
import { afterAll, beforeAll, expect } from 'vitest'
import { announceOrders, untilNothingIsDue } from './support/database.sql.ts'
import { journey } from './support/journey.ts'
import { bell, noticeCentre, unreadCount, waitUntilLive } from './support/console-parts.ts'
import { runningProduct } from './support/running-product.ts'
import { type ServerNode, startServerNode } from './support/server/server-node.ts'
import { signIn } from './support/sign-in.ts'
import { startTcpProxy, type TcpProxy } from './support/server/tcp-proxy.ts'

let nodes: { a: ServerNode; b: ServerNode }
let proxy: TcpProxy

beforeAll(async () => {
  // Only tries that get as far as the password count towards the lock.
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = runningProduct()
  const settings = { DATABASE_URL, DATA_DIR, CAPTCHA_IMAGE: 'never', CAPTCHA_PUZZLE: 'never' }
  const [a, b] = await Promise.all([startServerNode('node-a', settings), startServerNode('node-b', settings)])
  nodes = { a, b }
  proxy = await startTcpProxy(a.url)
})
afterAll(async () => {
  await proxy.stop()
  await nodes.a.stop()
  await nodes.b.stop()
})

const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

/** Tries passwords until the account is locked, of which its shop is told. */
async function attack(node: ServerNode, account: string) {
  for (let tries = 0; tries < failuresUntilLock; tries += 1) {
    await fetch(`${node.url}/api${sessionApi.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.99.99.99' },
      body: JSON.stringify({ account, pwd: 'not-the-password' }),
    })
  }
}

journey('whoever signs in at one server works at the other and hears what happens at the first', async (trip) => {
  trip.expectError(/WebSocket/)
  proxy.leadTo(nodes.a.url)
  const page = await trip.anotherVisitor(proxy.url)
  await signIn(page, 'shanfeng')
  proxy.leadTo(nodes.b.url)
  await page.reload()
  await page.getByRole('list', { name: '店铺' }).waitFor()
  await waitUntilLive(page)
  await attack(nodes.a, 'shanfeng-lizhi')
  await toast(page, /账号 shanfeng-lizhi 从 .* 连续登录失败次数过多/).waitFor()
})

journey('when its server dies the browser goes to the other and misses nothing', async (trip) => {
  trip.expectError(/WebSocket/)
  proxy.leadTo(nodes.a.url)
  const page = await trip.anotherVisitor(proxy.url)
  await signIn(page, 'shanfeng-dianzhang')
  await waitUntilLive(page)
  await untilNothingIsDue()
  const before = await unreadCount(page)
  await nodes.a.kill()
  await announceOrders('shanfeng', 'PT3001')
  proxy.leadTo(nodes.b.url)
  await toast(page, 'PT3001').waitFor()
  await announceOrders('shanfeng', 'PT3002')
  await toast(page, 'PT3002').waitFor()
  await expect.poll(() => unreadCount(page)).toBe(before + 2)
  await bell(page).click()
  await noticeCentre(page)
    .getByRole('link', { name: /PT3002/ })
    .waitFor()
  expect(
    await noticeCentre(page)
      .getByRole('link', { name: /PT3001/ })
      .count(),
  ).toBe(1)
})
