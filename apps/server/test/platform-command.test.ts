import { productApi } from '@zhanggui/contract/goods/product'
import { noticeApi } from '@zhanggui/contract/notice'
import { sessionApi } from '@zhanggui/contract/session'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { adminApi } from '@zhanggui/contract/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { resetFactor } from '../../../tools/db/reset-factor.ts'
import { unlockAccount } from '../../../tools/db/unlock-account.ts'
import { callCommands } from '../../../tools/platform/call-commands.ts'
import { gatewayCaller } from '../../../tools/platform/gateway-caller.ts'
import { keyCommand } from '../../../tools/platform/key-commands.ts'
import { readLine } from '../../../tools/platform/read-line.ts'
import { loadKey } from '../../../tools/platform/saved-key.ts'
import { makeFactor } from '#test/make/staff/factor.sql'
import { makeProduct } from '#test/make/product.sql'
import { hashPassword } from '#features/staff/public'
import { makeShop, makeStaff, makeToken, type Shop } from '#test/make/shop.sql'
import { logLines } from '#test/read/log.sql'
import { makeSubmitted } from '#test/make/submitted-product.sql'
import { behindProxy, failSignIn, newAddress, signIn } from './app/sign-in.ts'
import { setupTestApp } from './app/test-app.ts'

const app = setupTestApp()
let shop: Shop
beforeAll(async () => {
  shop = await makeShop(app, { name: '命令小店' })
  await key('create', '--scopes', 'all', '--save')
})

/** What the command prints. */
async function key(...words: string[]): Promise<string> {
  const said: string[] = []
  const { pool, config } = app.platform
  await keyCommand(pool, config, readLine(['key', ...words]), (text) => said.push(text))
  return said.join('\n')
}

async function platform(...words: string[]): Promise<string> {
  const said: string[] = []
  const line = readLine(words)
  const call = gatewayCaller(app.url, loadKey(app.platform.config.dataDir, {}))
  await callCommands[line.command]?.(call, line, (text) => said.push(text))
  return said.join('\n')
}

const stateOf = async (id: number) => (await app.call(productApi.info, { id }, { token: shop.owner.token })).data

test('reviews products by their number alone', async () => {
  const [first, second] = [await makeSubmitted(app, shop), await makeSubmitted(app, shop, { name: '旧茶' })]
  expect(await platform('review', 'list')).toContain('共 2 个等待审核的商品')
  expect(await platform('review', 'show', String(second))).toContain('旧茶')
  expect(await platform('review', 'pass', String(first))).toBe('审核通过')
  await expect(platform('review', 'refuse', String(second))).rejects.toThrow('请给出拒绝原因')
  expect(await platform('review', 'refuse', String(second), '--reason', '图片模糊')).toBe('已拒绝')
  expect(await stateOf(second)).toMatchObject({ auditStatus: 3, reason: '图片模糊' })
  await expect(platform('review', 'pass', String(second))).rejects.toThrow('不在等待审核的商品中')
})

test('asks for the shop when a number waits in two of them', async () => {
  const other = await makeShop(app, { name: '隔壁小店' })
  const id = await makeSubmitted(app, shop, { name: '甲茶' })
  await makeSubmitted(app, other, { id, name: '乙茶' })
  const commands = [['show'], ['pass'], ['refuse', '--reason', '图片模糊']] as const
  for (const [verb, ...options] of commands) {
    const words = ['review', verb, String(id), ...options]
    await expect(platform(...words)).rejects.toThrow(/--merchant[^]*命令小店[^]*隔壁小店/)
    await expect(platform(...words, '--merchant', '9999999')).rejects.toThrow('不在商户 9999999 等待审核的商品中')
  }
  const inOther = ['--merchant', String(other.merId)]
  expect(await platform('review', 'show', String(id), ...inOther)).toContain('乙茶')
  expect(await platform('review', 'pass', String(id), ...inOther)).toBe('审核通过')
  expect(await stateOf(id)).toMatchObject({ isAudit: true })
  expect(await platform('review', 'refuse', String(id), '--reason', '图片模糊')).toBe('已拒绝')
  expect(await stateOf(id)).toMatchObject({ auditStatus: 3 })
})

test('forces products down', async () => {
  const { id } = await makeProduct(app, shop)
  await expect(platform('force-down', String(id))).rejects.toThrow('请给出商户编号')
  expect(await platform('force-down', String(id), '--merchant', String(shop.merId))).toBe('已强制下架')
  expect(await stateOf(id)).toMatchObject({ isShow: false, auditStatus: 1 })
})

test('keeps what the platform offers, and the switches of merchants', async () => {
  const [id = ''] = /\d+/.exec(await platform('brand', 'add', '命令牌', '--categories', '261')) ?? []
  await platform('brand', 'hide', id)
  expect(await platform('brand', 'list', '--name', '命令牌')).toBe(`${id}\t命令牌\t隐藏`)
  await platform('brand', 'delete', id)
  await expect(platform('brand', 'delete', id)).rejects.toThrow('商品品牌不存在（6702）')
  await platform('merchant', 'set', String(shop.merId), '--review', 'off', '--collections', '9')
  expect(await platform('merchant', 'list', '--name', '命令小店')).toContain('免审\t剩余采集 9 次')
})

test('rotates and revokes keys, and keeps the saved one in step', async () => {
  const { keyId } = loadKey(app.platform.config.dataDir, {})
  const before = loadKey(app.platform.config.dataDir, {}).secret
  await key('rotate', keyId, '--hours', '0')
  expect(loadKey(app.platform.config.dataDir, {}).secret).not.toBe(before)
  expect(await platform('express', 'list')).toContain('顺丰')
  expect(await key('list')).toMatch(new RegExp(`^${keyId}\\t平台后台\\t有效`))
  await expect(key('create', '--scopes', 'everything')).rejects.toThrow('没有这个权限范围')
  await key('revoke', keyId)
  await expect(platform('express', 'list')).rejects.toThrow('签名验证失败')
})

describe('an account that failed sign-ins have locked', () => {
  const guarded = setupTestApp({ ...behindProxy, CAPTCHA_IMAGE: 'never', CAPTCHA_PUZZLE: 'never' })

  test('is let in again', async () => {
    const [pwd, address] = ['right-password', newAddress()]
    const passwordHash = await hashPassword(pwd)
    const { account } = await makeStaff(guarded, await makeShop(guarded), { passwordHash })
    await failSignIn(guarded, account, 10, address)
    const unlock = (name: string) => unlockAccount(guarded.platform.pool, name)
    expect(await unlock(account.toUpperCase())).toBe(`账号“${account}”已解除锁定（1 个网络），现在可以登录。`)
    expect((await signIn(guarded, { account, pwd }, address)).code).toBe(200)
    await expect(unlock('nobody-here')).rejects.toThrow('账号“nobody-here”不存在')
  })

  test('the owner who has lost the phone signs in by the password again, and the old sessions are over', async () => {
    const { owner } = await makeShop(guarded)
    await makeFactor(guarded, owner)
    const { pool } = guarded.platform
    const { account, token } = owner
    expect(await resetFactor(pool, account)).toBe(`账号“${account}”的两步验证已重置，所有登录已失效，现在凭密码登录。`)
    expect((await guarded.call(sessionApi.info, {}, { token })).code).toBe(401)
    const again = await makeToken(guarded, owner.merId, owner.adminId)
    expect((await guarded.call(factorApi.info, {}, { token: again })).data.since).toBeNull()
    const heard = await guarded.call(noticeApi.list, {}, { token: again })
    expect(heard.data.list.map(({ title }) => title)).toEqual(['两步验证已重置'])
    expect(await resetFactor(pool, account)).toBe(`账号“${account}”没有开启两步验证。`)
    await expect(resetFactor(pool, 'nobody-here')).rejects.toThrow('账号“nobody-here”不存在')
  })

  test('of somebody who works for two shops goes in both', async () => {
    const [home, other] = [await makeShop(guarded), await makeShop(guarded)]
    const here = await makeStaff(guarded, home)
    const there = await makeStaff(guarded, other, { sameAs: here })
    await makeFactor(guarded, here)
    expect(await resetFactor(guarded.platform.pool, here.account)).toContain('已重置')
    const gone = await Promise.all([here, there].map(({ token }) => guarded.call(sessionApi.info, {}, { token })))
    expect(gone.map(({ code }) => code)).toEqual([401, 401])
    for (const each of [home, other]) {
      expect(await logLines(guarded, each)).toMatchObject([
        { account: '平台', method: 'factor.reset', subject: here.account },
      ])
    }
    const { data } = await guarded.call(adminApi.info, { id: there.adminId }, { token: other.owner.token })
    expect(data.hasFactor).toBe(false)
  })
})
