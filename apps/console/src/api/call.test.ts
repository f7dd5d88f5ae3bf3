import { homeApi } from '@zhanggui/contract/home'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { orderApi } from '@zhanggui/contract/order/order'
import { sessionApi } from '@zhanggui/contract/session'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallError } from './call-error.ts'
import { call } from './call.ts'
import { failures } from './failures.ts'
import { loadSession } from './session.ts'

const told: CallError[] = []
beforeEach(() => {
  told.length = 0
  return failures.show((error) => told.push(error))
})

/** Whatever is asked, the server says this. */
const answerWith = (body: BodyInit, init?: ResponseInit) => vi.stubGlobal('fetch', async () => new Response(body, init))
const answerOk = (data: unknown) => answerWith(JSON.stringify({ code: resultCode.ok, message: '', data }))

test('an answer that this version cannot read is told in words', async () => {
  answerOk({ merName: 1 })
  await expect(call(homeApi.index, {})).rejects.toMatchObject({
    kind: 'unreadable',
    message: expect.stringContaining('无法识别'),
  })
  expect(told).toHaveLength(1)
})

test('a page of somebody between us and the server counts as the network', async () => {
  answerWith('<html>请登录校园网</html>')
  await expect(call(homeApi.index, {})).rejects.toMatchObject({ kind: 'network' })
})

test('a server that breaks down is not the network’s fault, and has a number', async () => {
  answerWith('<html>Bad Gateway</html>', { status: 502 })
  const message = '服务器出错，请稍后重试（编号 HTTP 502）'
  await expect(call(homeApi.index, {})).rejects.toMatchObject({ kind: 'bug', message })
  answerWith('', { status: 500, headers: { 'x-request-id': 'a1b2' } })
  await expect(call(homeApi.index, {})).rejects.toThrow('服务器出错，请稍后重试（编号 a1b2）')
})

test('a quiet call leaves the telling to its caller', async () => {
  answerOk('nonsense')
  await expect(call(sessionApi.menus, {}, { quiet: true })).rejects.toMatchObject({ kind: 'unreadable' })
  expect(told).toEqual([])
})

test('an answer without a user asks to sign in again, in the words of the error catalogue', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.includes(sessionApi.info.path) ? null : []
    return Response.json({ code: resultCode.ok, message: '', data })
  })
  await expect(loadSession()).rejects.toThrow('Verification failed, please Login again.')
})

describe('a change that nobody has answered', () => {
  const keys: (string | null)[] = []
  /** Answers each call as told, in turn; a network that is away answers nothing. */
  const answersWith = (...answers: ('done' | 'lost' | 'refused')[]) =>
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get('Idempotency-Key'))
      const answer = answers.shift()
      if (answer === 'lost') throw new TypeError('Failed to fetch')
      return Response.json({ code: answer === 'done' ? resultCode.ok : 1000, message: '', data: null })
    })
  const remark = (text: string) =>
    call(orderApi.remark, { orderNo: 'SH1', remark: text }, { quiet: true }).catch(() => 0)
  beforeEach(() => {
    keys.length = 0
    vi.useFakeTimers({ toFake: ['Date'] })
    return () => vi.useRealTimers()
  })

  test.each(['done', 'refused'] as const)('is the same one when it is tried again, until it is %s', async (end) => {
    answersWith('lost', 'lost', end, 'done')
    for (let nth = 0; nth < 4; nth += 1) await remark('轻放')
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  test('is another one when something else of its area has been done since', async () => {
    answersWith('lost', 'done', 'done')
    for (const text of ['轻放', '易碎', '轻放']) await remark(text)
    expect(new Set(keys).size).toBe(3)
  })

  test('is another one when it says something else, or after a while', async () => {
    answersWith('lost', 'lost', 'done')
    await remark('轻放')
    await remark('易碎')
    vi.setSystemTime(Date.now() + 301_000)
    await remark('轻放')
    expect(new Set(keys).size).toBe(3)
  })
})
