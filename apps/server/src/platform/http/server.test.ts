import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { PUSH_SOCKET } from '@zhanggui/contract/kernel/live-message'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from './refusals.ts'
import { createServer } from './server.ts'

const lines: string[] = []
let server: Awaited<ReturnType<typeof createServer>>

beforeAll(async () => {
  server = await createServer(pino({ level: 'info' }, { write: (line) => lines.push(line) }), undefined)
  server.get(PUSH_SOCKET, { websocket: true }, () => undefined)
  server.get('/api/elsewhere', () => 'hello')
  server.get('/api/refused', () => {
    throw new Refusal(resultCode.signedOut, '请登录')
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** Requests a websocket, sends `bytes` after it and waits until the server closes the connection. */
async function upgrade(path: string, bytes: Buffer = Buffer.alloc(0)): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
  let answer = ''
  socket.on('data', (data) => (answer += data.toString('latin1')))
  socket.write(Buffer.concat([Buffer.from(head + key), bytes]))
  await once(socket, 'close')
  return answer
}

test('a client that breaks the websocket protocol is dropped without an alarm', async () => {
  lines.length = 0
  expect(await upgrade(PUSH_SOCKET, Buffer.from([0xff, 0xff, 0xff, 0xff]))).toContain('101 Switching Protocols')
  const broken = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(broken).toMatchObject([{ level: 30, msg: 'websocket broken by its client' }])
})

test('a websocket that leads nowhere leaves no token in the log', async () => {
  lines.length = 0
  expect(await upgrade('/api/elsewhere?token=very-secret')).toContain('404 Not Found')
  expect(lines.join()).toContain('/api/elsewhere')
  expect(lines.join()).not.toContain('very-secret')
})

test('the log says the code of the envelope beside the status, and nothing of the query', async () => {
  lines.length = 0
  const { port } = server.server.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}/api/refused?token=very-secret`)
  const line = () => lines.find((each) => each.includes('/api/refused'))
  await expect.poll(line).toBeDefined()
  expect(JSON.parse(line() ?? '')).toMatchObject({ method: 'GET', path: '/api/refused', status: 200, code: 401 })
  expect(lines.join()).not.toContain('very-secret')
})

test('a request that never ends is given up', () => {
  expect(server.server.requestTimeout).toBeGreaterThan(0)
})
