import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutside } from './ask-outside.ts'

const answers: Record<string, (response: ServerResponse) => void> = {
  '/json': (response) => response.end('{"a":1}'),
  '/refused': (response) => response.writeHead(403).end('{"why":"key"}'),
  '/page': (response) => response.end('<html>'),
  '/elsewhere': (response) => response.writeHead(302, { location: '/json' }).end(),
  '/long': (response) => response.end(JSON.stringify('x'.repeat(70_000))),
  '/half': (response) => {
    response.writeHead(200, { 'content-length': '7' })
    response.write('{"a"', () => response.destroy())
  },
  '/never': () => undefined,
}
const server = createServer(({ url = '' }, response) => answers[url]?.(response))
let host = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path: string) => askOutside(host + path, { headers: { authorization: 'key' } }, { answerMs: 500 })

test.each([
  ['/json', { status: 200, isOk: true, json: { a: 1 } }],
  ['/refused', { status: 403, isOk: false, json: { why: 'key' } }],
  ['/page', { status: 200, isOk: true, json: undefined }],
])('reads what is answered at %s', async (path, answer) => {
  expect(await ask(path)).toEqual(answer)
})

test.each([
  ['/elsewhere', 'broken'],
  ['/long', 'broken'],
  ['/half', 'broken'],
  ['/never', 'late'],
])('tells what became of an answer at %s', async (path, lost) => {
  expect(await ask(path)).toMatchObject({ lost })
})

test('knows when nobody has heard it', async () => {
  expect(await askOutside('http://127.0.0.1:2', {}, { answerMs: 500 })).toMatchObject({ lost: 'unsent' })
})
