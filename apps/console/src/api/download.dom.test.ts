import { downloadApi } from '@zhanggui/contract/download'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallError } from './call-error.ts'
import { download, saveFile } from './download.ts'
import { failures } from './failures.ts'
import { token } from './token.ts'

const told: CallError[] = []
beforeEach(() => {
  told.length = 0
  return failures.show((error) => told.push(error))
})
afterEach(() => token.set(undefined))

test('a file comes with its name, for the bearer of the token', async () => {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response('内容', { headers: { 'download-filename': encodeURIComponent('订单 1.txt') } }),
  )
  vi.stubGlobal('fetch', fetched)
  token.set('t0ken')
  const { blob, fileName } = await download(downloadApi.file, { fileName: '订单 1.txt' })
  expect([await blob.text(), fileName]).toEqual(['内容', '订单 1.txt'])
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toContain(`/api/common/download?fileName=${encodeURIComponent('订单 1.txt').replace('%20', '+')}`)
  expect(init?.headers).toEqual({ Authorization: 'Bearer t0ken', 'X-Console': '1' })
})

test('an envelope instead of a file is a failure', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 404, message: '文件不存在或已删除', data: null }))
  await expect(download(downloadApi.file, { fileName: 'x' })).rejects.toThrow('文件不存在或已删除')
  expect(told).toMatchObject([{ kind: 'refused' }])
})

test('an answer without a file that claims success asks to sign in again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, message: '操作成功', data: null }))
  const text = '无效的会话，或者登录已过期，请重新登录。'
  await expect(download(downloadApi.file, { fileName: 'x' })).rejects.toThrow(text)
  expect(told).toMatchObject([{ kind: 'refused', message: text }])
})

test('anything else is the network’s fault', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Bad Gateway</html>'))
  await expect(download(downloadApi.file, { fileName: 'x' })).rejects.toMatchObject({ kind: 'network' })
})

test('a file is handed to the browser under its name, and its memory given back', () => {
  const revoked: string[] = []
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: (url: string) => revoked.push(url) })
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`)
  })
  saveFile({ blob: new Blob(['x']), fileName: '订单.txt' })
  expect([clicked, revoked]).toEqual([['订单.txt blob:1'], ['blob:1']])
})
