import { printerApi } from '@zhanggui/contract/store/printer'
import { describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { printerDraft } from '#test/make/store/store-settings'
import { makeShop } from '#test/make/shop.sql'
import { serveFeie } from '#test/printers/feie-stub'
import { serveYilianyun } from '#test/printers/yilianyun-stub'

const [feie, yilianyun] = [serveFeie(), serveYilianyun()]
const app = setupTestApp({
  PRINTERS: 'http',
  get FEIE_URL() {
    return feie.url
  },
  get YILIANYUN_URL() {
    return yilianyun.server.url
  },
})

async function shopWith(change: Partial<typeof printerDraft>) {
  const { owner } = await makeShop(app)
  await app.call(printerApi.save, { ...printerDraft, ...change }, { token: owner.token })
  return () => app.call(printerApi.test, {}, { token: owner.token })
}

describe('with the clouds configured a test slip', () => {
  test('comes out of the printer of 飞鹅云, or its reason on the screen', async () => {
    const tryOut = await shopWith({})
    expect(await tryOut()).toMatchObject({ code: 200, data: { isSandbox: false } })
    expect(feie.state.printed).toHaveLength(1)
    feie.state.isOnline = false
    expect(await tryOut()).toMatchObject({ code: 1000, message: '飞鹅云：打印机不在线' })
  })

  test('comes out of the printer of 易联云 with one token for both', async () => {
    const { appId, secret, machineNo } = yilianyun.account
    const account = { printYlyAppid: appId, printYlySec: secret, printYlyMerchineNo: machineNo, printYlyUserid: '6' }
    const tryOut = await shopWith({ printType: 0, ...account })
    for (const { code } of [await tryOut(), await tryOut()]) expect(code).toBe(200)
    expect([yilianyun.state.printed.length, yilianyun.state.tokens]).toEqual([2, 1])
  })
})
