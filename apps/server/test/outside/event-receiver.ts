import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'

export interface ReceivedEvent {
  readonly no: number
  readonly type: string
  readonly subject: string
  readonly data: Record<string, unknown>
}

type Answer = (response: ServerResponse, event: ReceivedEvent) => void

/** Every way in which a receiver can answer. */
export const receiverAnswers = {
  ok: (response) => response.writeHead(204).end(),
  broken: (response) => response.writeHead(500).end('no'),
  elsewhere: (response) => response.writeHead(302, { location: '/hook' }).end(),
  /** Says that more is coming, and hangs up. */
  half: (response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{"ok"', () => response.destroy())
  },
  never: () => undefined,
  /** Takes the message and hangs up. */
  silent: (response) => response.destroy(),
  /** Says 200, and then a letter now and again. */
  drip: (response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(timer))
  },
  /** Wants to go on in another protocol. */
  upgrade: (response) =>
    response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
  garbage: (response) => response.socket?.end('good morning'),
  endless: (response) => response.writeHead(200).end('x'.repeat(100_000)),
} satisfies Record<string, Answer>

/** A program of a shop that hears of events: it keeps what it was told and answers as it is told to. */
export function serveReceiver() {
  const state = { heard: [] as ReceivedEvent[], wrong: 0, secret: '', answer: receiverAnswers.ok as Answer }
  let server: Server | undefined
  let port = 0
  const isSigned = ({ headers }: IncomingMessage, body: string) =>
    headers['x-signature'] ===
    createHmac('sha256', state.secret)
      .update(`${String(headers['x-timestamp'])}.${body}`)
      .digest('hex')
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    if (!isSigned(request, body)) state.wrong += 1
    const event = JSON.parse(body) as ReceivedEvent
    state.heard.push(event)
    state.answer(response, event)
  }
  beforeAll(async () => {
    server = createServer((request, response) => {
      void receive(request, response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    ;({ port } = server.address() as AddressInfo)
  })
  afterAll(() => {
    server?.closeAllConnections()
    server?.close()
  })
  return {
    state,
    get url() {
      return `http://127.0.0.1:${port}/hook`
    },
    get port() {
      return port
    },
  }
}
