import { area, get, post } from '@zhanggui/contract/kernel/endpoint'
import { done } from '@zhanggui/contract/kernel/shapes'
import { noticeApi } from '@zhanggui/contract/notice'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refuse } from '#platform/http/refusals'
import { SecretBox } from '#platform/secrets/secret-box'
import { bind } from '#platform/http/route'
import { logLines } from '#test/read/log.sql'
import { announcement } from '#test/make/notice.sql'
import { makeShop } from '#test/make/shop.sql'
import { setupRoutes } from '#test/app/serve-routes'
import { callOver, setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const gatewaySecretKey = Buffer.alloc(32, 7)

const trialApi = area('trial', {
  save: post('/trial/save', {
    title: '试保存',
    permission: 'session',
    body: z.object({ outcome: z.enum(['ok', 'refuse', 'bug', 'sql']), password: z.string().optional() }),
    reply: z.object({ kept: z.string(), token: z.string() }),
  }),
  exportAll: get('/trial/export', {
    title: '试导出',
    permission: 'session',
    sensitive: true,
    operation: 'export',
    reply: done,
  }),
  look: get('/trial/look', { title: '试看', permission: 'session', reply: done }),
  lookTwice: get('/trial/look-twice', { title: '试看两次', permission: 'session', reply: done }),
  crash: get('/trial/crash', { title: '试崩', permission: 'none', reply: done }),
  unseal: get('/trial/unseal', { title: '试解封', permission: 'none', reply: done }),
})

const trial = setupRoutes(app, () =>
  bind(trialApi, {
    save: async ({ db, staff, announce }, { outcome }) => {
      announce(announcement(outcome))
      await sql`insert into role (mer_id, id, name, created_at, updated_at)
        values (${staff.merId}, 1, ${outcome}, now(), now())`.execute(db.q)
      if (outcome === 'refuse') refuse('不可以')
      if (outcome === 'bug') throw new TypeError('the secret inside')
      if (outcome === 'sql') await sql`select * from nowhere_at_all`.execute(db.q)
      return { kept: '留下', token: 'very-secret-token', extra: 'not in the contract' }
    },
    exportAll: () => null,
    look: async ({ db }) => {
      await sql`insert into role (mer_id, id, name, created_at, updated_at)
        values (${db.merId}, 2, '偷写', now(), now())`.execute(db.q)
      return null
    },
    lookTwice: ({ inWrite }) => inWrite(async () => null),
    crash: () => {
      throw new Error('the secret inside')
    },
    unseal: async ({ secrets }) => {
      await secrets.open(await new SecretBox({ ...app.platform.config, gatewaySecretKey }).seal('机密', 'a#1'), 'a#1')
      return null
    },
  }),
)

const save = (token: string, outcome: 'ok' | 'refuse' | 'bug' | 'sql') =>
  callOver(trial.url, trialApi.save, { outcome, password: 'my-password' }, { token })

async function traces(merId: number, token: string) {
  const { rows } = await app.platform.pool.query<{ name: string }>(
    'select name from role where mer_id = $1 and id < 9',
    [merId],
  )
  const notices = await app.call(noticeApi.unread, {}, { token })
  return { roles: rows.map(({ name }) => name), notices: notices.data.count }
}

describe('a write', () => {
  test('that succeeds leaves its effect, one line and its announcement', async () => {
    const { merId, owner } = await makeShop(app)
    const answer = await save(owner.token, 'ok')
    expect(answer.data).toEqual({ kept: '留下', token: 'very-secret-token' })
    expect(await traces(merId, owner.token)).toEqual({ roles: ['ok'], notices: 1 })
    expect(await logLines(app, owner)).toMatchObject([
      { method: 'trial.save', operation: '修改', account: owner.account, status: 0, error: '' },
    ])
  })

  test('masks secrets of the request and of the answer in its line', async () => {
    const { owner } = await makeShop(app)
    await save(owner.token, 'ok')
    const [line] = await logLines(app, owner)
    expect(JSON.parse(line?.params ?? '')).toEqual({ outcome: 'ok', password: '******' })
    expect(JSON.parse(line?.result ?? '')).toEqual({ kept: '留下', token: '******' })
  })

  test('that is refused leaves only the line that says so', async () => {
    const { merId, owner } = await makeShop(app)
    expect(await save(owner.token, 'refuse')).toMatchObject({ status: 200, code: 1000, message: '不可以' })
    expect(await traces(merId, owner.token)).toEqual({ roles: [], notices: 0 })
    expect(await logLines(app, owner)).toMatchObject([{ status: 1, error: '不可以', result: '' }])
  })

  test.each(['bug', 'sql'] as const)('that breaks by a %s leaves only a line, without the cause', async (outcome) => {
    const { merId, owner } = await makeShop(app)
    const answer = await save(owner.token, outcome)
    expect(answer).toMatchObject({ status: 500, data: null })
    expect(answer.message).toMatch(/^服务器出错，请稍后重试（编号 [\w-]+）$/)
    expect(await traces(merId, owner.token)).toEqual({ roles: [], notices: 0 })
    expect(await logLines(app, owner)).toMatchObject([{ status: 1, error: '服务器出错' }])
  })
})

describe('a read', () => {
  test('leaves no line, unless it is sensitive', async () => {
    const { owner } = await makeShop(app)
    await app.call(noticeApi.list, {}, { token: owner.token })
    expect(await logLines(app, owner)).toEqual([])
    await callOver(trial.url, trialApi.exportAll, {}, { token: owner.token })
    expect(await logLines(app, owner)).toMatchObject([{ method: 'trial.exportAll', operation: '导出' }])
  })

  test('cannot write', async () => {
    const { merId, owner } = await makeShop(app)
    for (const look of [trialApi.look, trialApi.lookTwice]) {
      expect((await callOver(trial.url, look, {}, { token: owner.token })).code).toBe(500)
    }
    expect((await traces(merId, owner.token)).roles).toEqual([])
  })
})

describe('a bug', () => {
  test('is told with the number of the request and nothing else', async () => {
    const answer = await callOver(trial.url, trialApi.crash, {})
    const requestId = answer.headers.get('x-request-id') ?? ''
    expect(requestId).toMatch(/^[\w-]{12}$/)
    expect(answer).toMatchObject({
      status: 500,
      code: 500,
      data: null,
      message: `服务器出错，请稍后重试（编号 ${requestId}）`,
    })
  })
  test('says so where it is the key that is not here', async () => {
    const answer = await callOver(trial.url, trialApi.unseal, {})
    expect(answer).toMatchObject({ status: 500, data: null })
    expect(answer.message).toMatch(/^服务器缺少密钥，无法读取已加密的资料，请联系平台（编号 [\w-]+）$/)
  })
})
