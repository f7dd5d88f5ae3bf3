import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'

const KEY = 'waybill-key'

interface Asked {
  readonly requestNo: string
  readonly com: string
  readonly receiver: { readonly name: string }
  readonly goods: string
  readonly pieces: number
}

/** The service as docs/waybills.md describes it: names of receivers make it fail, and tests say how it takes numbers back. */
export function serveWaybills() {
  const state = {
    asked: [] as Asked[],
    given: new Map<string, string>(),
    /** What happens before it answers the next requests. */
    beforeAnswer: (): Promise<unknown> => Promise.resolve(),
    cancels: [] as Readonly<Record<string, string>>[],
    /** What it says to the next cancellations; `undefined`: nothing at all. */
    onCancel: [200, JSON.stringify({ cancelled: true })] as readonly [number, string] | undefined,
  }
  let server: Server | undefined
  let port = 0

  const answer = (asked: Asked) => {
    const number = state.given.get(asked.requestNo) ?? `EW${1000 + state.given.size}`
    state.given.set(asked.requestNo, number)
    return { number, routingCode: '210-A01', hubName: '上海分拨' }
  }
  const failing: Readonly<Record<string, () => readonly [number, string]>> = {
    余额不足: () => [200, JSON.stringify({ error: '余额不足' })],
    乱码: () => [200, '<html>'],
    故障: () => [500, ''],
  }
  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then(async (body) => {
        if (request.headers.authorization !== `Bearer ${KEY}`) return response.writeHead(401).end()
        if (request.method === 'DELETE') {
          state.cancels.push(Object.fromEntries(new URL(request.url ?? '', 'http://stub').searchParams))
          return state.onCancel && response.writeHead(state.onCancel[0]).end(state.onCancel[1])
        }
        const asked = JSON.parse(body) as Asked
        state.asked.push(asked)
        await state.beforeAnswer()
        // It has given a number, but its answer never comes.
        const isLost = asked.receiver.name === '失联' && !state.given.has(asked.requestNo)
        const [status, reply] = failing[asked.receiver.name]?.() ?? [200, JSON.stringify(answer(asked))]
        return isLost ? undefined : response.writeHead(status, { 'content-type': 'application/json' }).end(reply)
      })
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
    key: KEY,
    get url() {
      return `http://127.0.0.1:${port}/waybills`
    },
  }
}
