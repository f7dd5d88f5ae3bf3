// Upload throughput through HTTP as a share of what Node writes to the same disk.
import { fork } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictureRoutes } from '../apps/server/src/features/pictures/picture.routes.ts'
import { serve } from '../apps/server/src/platform/http/serve.ts'
import { createServer } from '../apps/server/src/platform/http/server.ts'
import { median } from './fixtures/median.ts'
import type { BenchPlatform } from './fixtures/bench-platform.ts'

const ROUNDS = 7
const FILES = 20
const MEGABYTES = 8
const SIZE = MEGABYTES * 1024 * 1024

export async function measureUpload({ platform, token }: BenchPlatform) {
  const server = await createServer(platform.log, undefined)
  for (const route of pictureRoutes) serve(server, platform, route)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const sender = fork(fileURLToPath(new URL('send-files.mjs', import.meta.url)), [
    String((server.server.address() as AddressInfo).port),
    token,
    String(FILES),
    String(SIZE),
  ])
  const { dataDir } = platform.config
  const [plainFolder, uploadFolder] = [join(dataDir, 'plain'), join(dataDir, 'files')]
  try {
    const ratios: number[] = []
    let best = 0
    for (let round = 0; round <= ROUNDS; round += 1) {
      await emptied(plainFolder)
      const plain = await writePlainly(plainFolder)
      await emptied(plainFolder)
      const uploaded = await sendAll(sender)
      await emptied(uploadFolder)
      if (round === 0) continue // warm-up
      ratios.push(plain / uploaded)
      best = Math.max(best, (FILES * MEGABYTES * 1000) / uploaded)
    }
    return { share: median(ratios), megabytesPerSecond: best }
  } finally {
    sender.kill()
    await server.close()
  }
}

/** Flush first, or one side's writes would be measured with the other. */
async function emptied(folder: string) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

/** With fsync, as the file store does. */
async function writePlainly(folder: string): Promise<number> {
  const content = Buffer.alloc(SIZE, 7)
  const start = performance.now()
  for (let n = 0; n < FILES; n += 1) await writeFile(join(folder, String(n)), content, { flush: true })
  return performance.now() - start
}

/** Another process sends them, as browsers would: it tells how long that took. */
function sendAll(sender: ReturnType<typeof fork>): Promise<number> {
  return new Promise((resolve, reject) => {
    sender.once('exit', () => reject(new Error('the sender ended')))
    sender.once('message', ({ milliseconds, failures }: { milliseconds: number; failures: string[] }) => {
      if (failures.length > 0) reject(new Error(`uploads failed: ${failures[0]}`))
      else resolve(milliseconds)
    })
    sender.send('go')
  })
}
