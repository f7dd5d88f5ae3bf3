import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

export type Fields = Readonly<Record<string, string>>
/** What is answered as JSON; a number is an HTTP status, nothing is silence. */
export type Reply = object | number | undefined

/** A server that takes forms, as the clouds of the printers' makers do. */
export function serveForms(answer: (path: string, fields: Fields) => Reply) {
  let server: Server | undefined
  let port = 0
  beforeAll(async () => {
    server = createServer((request, response) => {
      const pieces: Buffer[] = []
      request.on('data', (piece: Buffer) => pieces.push(piece))
      request.on('end', () => {
        const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
        const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(pieces).toString()))
        const reply = request.method === 'POST' && isForm ? answer(request.url ?? '', fields) : 400
        if (reply === undefined) return
        if (typeof reply === 'number') response.writeHead(reply).end()
        else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
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
    get url() {
      return `http://127.0.0.1:${port}`
    },
  }
}
