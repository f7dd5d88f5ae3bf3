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
const post = (url = receiver.url, may = own, patience?: number) => postEvent(new URL(url), message, may, patience)
/** These are waited for until patience ends. */
const SLOW = new Set(['never', 'drip'])

test.each([
  ['ok', { isDelivered: true, outcome: '204' }],
  ['broken', { isDelivered: false, outcome: '500' }],
  ['elsewhere', { isDelivered: false, outcome: '302（不接受跳转）' }],
  ['half', { isDelivered: false }],
  ['never', { isDelivered: false, outcome: '超时没有回复' }],
  ['drip', { isDelivered: false, outcome: '超时没有回复' }],
  ['silent', { isDelivered: false, outcome: '连接中断' }],
  ['upgrade', { isDelivered: false, outcome: '回复不完整或连接失败' }],
  ['garbage', { isDelivered: false, outcome: '回复不完整或连接失败' }],
  ['endless', { isDelivered: false, outcome: '回复不完整或连接失败' }],
] as const)('a receiver that answers like "%s"', async (name, outcome) => {
  receiver.state.answer = receiverAnswers[name]
  expect(await post(receiver.url, own, SLOW.has(name) ? 1000 : undefined)).toMatchObject(outcome)
  expect(receiver.state.heard).toHaveLength(1)
})

test('nobody there', async () => {
  expect(await post('http://127.0.0.1:2/hook')).toEqual({ isDelivered: false, outcome: '连接被拒绝' })
})

// On the port and by the protocol that strangers have, so that the address alone decides.
const inside =
  'localhost 127.0.0.1 10.1.2.3 2130706433 0 0x7f.1 [::1] [::ffff:127.0.0.1] [::ffff:a00:1] [fe80::1] [fd00::1]'
test.each(`${inside} [64:ff9b::7f00:1] [2002:7f00:1::]`.split(' '))(
  '%s is inside, by number or by name, and is not called',
  async (host) => {
    expect(await post(`https://${host}/hook`, strangers)).toEqual({
      isDelivered: false,
      outcome: '不是可以公开访问的地址',
    })
  },
)

test('a name that is asked for again may answer otherwise: the address that was judged is connected to', async () => {
  receiver.state.answer = receiverAnswers.ok
  const judged = new Set<string>()
  const once = (address: string) => !judged.has(address) && judged.add(address).has(address)
  expect(await post(`http://localhost:${receiver.port}/hook`, once)).toEqual({ isDelivered: true, outcome: '204' })
})

test('the public internet is told over TLS only, on its usual port', () => {
  const may = (url: string) => strangers('93.184.215.14', new URL(url))
  expect([may('https://a.example/'), may('http://a.example/'), may('https://a.example:8443/')]).toEqual([
    true,
    false,
    false,
  ])
})
