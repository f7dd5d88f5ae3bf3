import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchFile } from './fetch-file.ts'
import { isPublicServer } from './public-address.ts'

describe('an address is of the open internet', () => {
  test.each(['1.1.1.1', '203.0.112.255', '172.32.0.1', '2606:4700::1111'])('%s', (address) =>
    expect(isPublicServer(address, 443)).toBe(true),
  )
  const ours =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 168.63.129.16 169.254.169.254 172.31.9.9 192.168.0.1 198.19.0.1 224.0.0.1'
  const ours6 = ':: ::1 ::ffff:10.0.0.1 ::ffff:1.1.1.1 fe80::1 fd00::1 64:ff9b::a00:1 2002:a00:1:: 2001::1 nonsense'
  test.each(`${ours} 255.255.255.255 ${ours6}`.split(' '))('%s is not', (address) =>
    expect(isPublicServer(address, 443)).toBe(false),
  )
})

describe('a file of somebody else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhanggui-fetch-'))
  const path = join(folder, 'file')
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    if (request.url === '/silent') return
    if (request.url === '/upgrade') {
      response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
      return
    }
    if (request.url === '/elsewhere') response.writeHead(302, { location: '/file' }).end()
    else if (request.url === '/endless') response.writeHead(200).end('x'.repeat(1_100_000))
    else response.end(`${request.headers.accept}`)
  })
  let port: number
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => void server.close(resolve))
    rmSync(folder, { recursive: true })
  })
  const limits = (patience = 5000) => ({
    maxBytes: 1024 * 1024,
    accept: 'image/png',
    signal: AbortSignal.timeout(patience),
  })
  const fetchHere = (file: string, host = '127.0.0.1') =>
    fetchFile(`http://${host}:${port}/${file}`, path, limits(), () => true)

  test.each(['127.0.0.1', 'localhost'])('is fetched from %s where that is allowed', async (host) => {
    await fetchHere('file', host)
    expect(readFileSync(path, 'utf8')).toBe('image/png')
  })

  test('is not fetched from our own network, by whichever name', async () => {
    const before = asked
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '0']) {
      await expect(fetchFile(`http://${host}:${port}/file`, path, limits()), host).rejects.toThrow(
        /不是可以公开访问的地址|no public address/,
      )
    }
    expect(asked).toBe(before)
  })

  test('is fetched from web servers only', async () => {
    for (const address of ['http://1.1.1.1:22/', 'https://1.1.1.1:8443/', 'http://[2606:4700::1111]:6379/']) {
      await expect(fetchFile(address, path, limits(100)), address).rejects.toThrow('不是可以公开访问的地址')
    }
    expect([isPublicServer('1.1.1.1', 80), isPublicServer('1.1.1.1', 443)]).toEqual([true, true])
  })

  test('is not followed elsewhere, not taken beyond its size, not waited for', async () => {
    await expect(fetchHere('elsewhere')).rejects.toThrow('对方返回 302')
    await expect(fetchHere('endless')).rejects.toThrow('超过 1 MB')
    const waited = fetchFile(`http://127.0.0.1:${port}/silent`, path, limits(50), () => true)
    await expect(waited).rejects.toThrow('aborted')
    await expect(fetchHere('upgrade')).rejects.toThrow('closed before an answer')
  })
})
