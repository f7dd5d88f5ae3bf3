import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { serveSocial } from '#test/outside/social/social-server'
import { countMessages } from '#test/read/social.sql'

const app = setupTestApp(serveSocial().settings)

const message = (change: object = {}) =>
  JSON.stringify({ MsgType: 'event', Event: 'test_event', CreateTime: 1_790_000_000, ...change })
const signed = (change: Record<string, string> = {}) => {
  const query = { timestamp: String(Math.floor(app.now().getTime() / 1000)), nonce: '7', ...change }
  const text = ['a-token', query.timestamp, query.nonce].toSorted().join('')
  return new URLSearchParams({ signature: createHash('sha1').update(text).digest('hex'), ...query })
}
const sendMessage = async (query: URLSearchParams, body?: string) => {
  const url = `${app.url}/gateway/social/callback?${query.toString()}`
  const response = await fetch(url, body === undefined ? {} : { method: 'POST', body })
  return { status: response.status, text: await response.text() }
}

test('a message is answered with success and taken once, however often it comes', async () => {
  const before = await countMessages(app)
  for (const body of [message(), message(), message({ CreateTime: 1_790_000_001 }), message()]) {
    expect(await sendMessage(signed(), body)).toEqual({ status: 200, text: 'success' })
  }
  expect(await countMessages(app)).toBe(before + 2)
  await Promise.all([1, 2, 3].map(() => sendMessage(signed(), message({ MsgId: 5 }))))
  expect(await countMessages(app)).toBe(before + 3)
})

test('a message is refused without a signature of ours, and when it is old', async () => {
  const before = await countMessages(app)
  const long = String(Math.floor(app.now().getTime() / 1000) - 3600)
  const forged = signed({ signature: 'a'.repeat(40) })
  for (const query of [new URLSearchParams(), forged, signed({ timestamp: long })]) {
    expect((await sendMessage(query, message({ MsgId: 9 }))).status).toBe(403)
  }
  expect(await countMessages(app)).toBe(before)
})

test('a message proves the address by a word that is sent back', async () => {
  expect(await sendMessage(signed({ echostr: 'hello' }))).toEqual({ status: 200, text: 'hello' })
  expect(await sendMessage(signed(), 'no message')).toEqual({ status: 200, text: 'success' })
})
