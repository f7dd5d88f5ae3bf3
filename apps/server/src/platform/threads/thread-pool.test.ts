import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInThread } from './thread-pool.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhanggui-threads-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function sheet(content: string) {
  const path = join(folder, 'sheet')
  await writeFile(path, content)
  return { path, format: 'csv' as const, first: 1 }
}
const PLENTY = 60_000

test('results, refusals and errors of a task arrive as if it had run in this thread', async () => {
  const head = [{ line: 1, cells: ['茶', 'b'] }]
  expect(await runInThread('convertSheet', await sheet('茶,b\n1,2'), PLENTY)).toEqual({ head, count: 2 })
  await expect(runInThread('convertSheet', await sheet('a,"b'), PLENTY)).rejects.toMatchObject({
    name: 'Refusal',
    code: 1000,
    message: '文件不是有效的xlsx或csv文件',
  })
  const nowhere = { path: join(folder, 'nowhere'), format: 'csv' as const, first: 1 }
  await expect(runInThread('convertSheet', nowhere, PLENTY)).rejects.toThrow('ENOENT')
})

test('a task that takes too long is terminated, and the next one gets a new thread', async () => {
  const long = await sheet('a,b,c,d\n'.repeat(100_000))
  await expect(runInThread('convertSheet', long, 1)).rejects.toThrow('文件处理超时，请精简或分成多个文件')
  expect(await runInThread('convertSheet', long, PLENTY)).toMatchObject({ count: 100_000 })
})
