import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { png } from '#test/files/sample-files'
import { loadPicture } from './load-picture.ts'

let server: Server
let site = ''
beforeAll(async () => {
  const picture = await png(4, 4)
  const large = Buffer.concat([picture, Buffer.alloc(1024 * 1024)])
  server = createServer(({ url }, response) => {
    if (url === '/moved') response.writeHead(302, { location: '/code' }).end()
    else if (url === '/gone') response.writeHead(404).end(picture)
    else response.end(url === '/code' ? picture : url === '/large' ? large : '<html></html>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('a picture becomes a data address, and one that is such an address stays as it is', async () => {
  expect(await loadPicture(`${site}/code`)).toMatch(/^data:image\/png;base64,iVBOR/)
  expect(await loadPicture('data:image/png;base64,AA')).toBe('data:image/png;base64,AA')
})

test.each(['/page', '/gone', '/moved', '/large'])(
  'what is no picture of a code, such as %s, is refused',
  async (path) => {
    await expect(loadPicture(site + path)).rejects.toThrow('二维码图片读取失败，请稍后再试')
  },
)
