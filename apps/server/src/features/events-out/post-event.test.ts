import { beforeEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { receiverAnswers, serveReceiver } from '#test/outside/event-receiver'
import { postEvent } from './post-event.ts'
import { mayReach } from './receivers.ts'

const receiver = serveReceiver()
beforeEach(() => {
  receiver.state.heard.length = 0
})

const own = mayReach(readConfig({ WEBHOOK_NETWORKS: '127.0.0.1' }))
const strangers = mayReach(readConfig({}))
const message = { body: '{"no":1}', headers: {} }
const post = (url = receiver.url, may = own) => postEvent(new URL(url), message, may, 300)

test.each([
  ['ok', { isDelivered: true, outcome: '204' }],
  ['broken', { isDelivered: false, outcome: '500' }],
  ['elsewhere', { isDelivered: false, outcome: '302（不接受跳转）' }],
  ['half', { isDelivered: false }],
  ['never', { isDelivered: false, outcome: '超时没有回复' }],
  ['endless', { isDelivered: false, outcome: '回复不完整或连接失败' }],
] as const)('a receiver that answers like "%s"', async (name, outcome) => {
  receiver.state.answer = receiverAnswers[name]
  expect(await post()).toMatchObject(outcome)
  expect(receiver.state.heard).toHaveLength(1)
})

test('nobody there', async () => {
  expect(await post('http://127.0.0.1:2/hook')).toEqual({ isDelivered: false, outcome: '连接被拒绝' })
})

test.each(['http://127.0.0.1', 'http://localhost', 'https://localhost', 'https://10.1.2.3', 'http://[::1]'])(
  '%s is inside, by number or by name, and is not called',
  async (host) => {
    receiver.state.answer = receiverAnswers.ok
    const url = `${host}:${receiver.port}/hook`
    expect(await post(url, strangers)).toEqual({ isDelivered: false, outcome: '不是可以公开访问的地址' })
    expect(receiver.state.heard).toEqual([])
  },
)

test('the public internet is told over TLS only, on its usual port', () => {
  const may = (url: string) => strangers('93.184.215.14', new URL(url))
  expect([may('https://a.example/'), may('http://a.example/'), may('https://a.example:8443/')]).toEqual([
    true,
    false,
    false,
  ])
})
