// A grid of a hundred pictures until those in sight are drawn, with the processor slowed down four times.
import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import { UPLOAD_FIELD } from '@zhanggui/contract/kernel/wire-names'
import { pictureApi } from '@zhanggui/contract/picture'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { median } from './fixtures/median.ts'
import { openConsole } from './fixtures/open-console.ts'
import type { BenchPlatform } from './fixtures/bench-platform.ts'

const PICTURES = 100
const ROUNDS = 5
const SLOWDOWN = 4
const PATIENCE = 60_000
/** The largest page of the library, as an editor opens it. */
const GRID = '/setting/uploadPicture?field=dialog&size=120'

/** Milliseconds from the click that leads there, in a console that is open; code and pictures come anew each time. */
export async function measurePictureGrid(bench: BenchPlatform, executablePath: string): Promise<number> {
  const site = await openConsole(bench, executablePath, new URL('../apps/console/dist/', import.meta.url))
  try {
    const { page } = site
    await site.signIn()
    for (let n = 0; n < PICTURES; n += 1) await upload(page, n)
    const tools = await page.context().newCDPSession(page)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await tools.send('Network.clearBrowserCache')
      await page.goto('/dashboard', { waitUntil: 'networkidle' })
      await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      times.push(await timeUntilShown(page))
    }
    return median(times)
  } finally {
    await site.close()
  }
}

async function upload(page: Page, n: number) {
  const noise = { type: 'gaussian', mean: (n * 37) % 256, sigma: 30 } as const
  const buffer = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer()
  const reply = await page.request.post(`${API_BASE}${pictureApi.uploadImage.path}`, {
    multipart: { [UPLOAD_FIELD]: { name: `${n}.jpg`, mimeType: 'image/jpeg', buffer } },
  })
  const { code, message } = (await reply.json()) as { code: number; message: string }
  if (code !== 200) throw new Error(`upload ${n}: ${message}`)
}

const timeUntilShown = (page: Page) =>
  page.evaluate(
    async ({ path, count, patience }) => {
      const start = performance.now()
      window.history.pushState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
      const images = document.getElementsByClassName('picture-frame') as HTMLCollectionOf<HTMLImageElement>
      while (images.length < count) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        if (performance.now() - start > patience) throw new Error(`no grid of ${count} pictures at ${location.href}`)
      }
      // Once: asking each picture for its place in every frame would be part of what is measured.
      const inSight = [...images].filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      while (!inSight.every((image) => image.complete && image.naturalWidth > 0))
        await new Promise((resolve) => requestAnimationFrame(resolve))
      // The frame in which they are drawn is the next one.
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return performance.now() - start
    },
    { path: GRID, count: PICTURES, patience: PATIENCE },
  )
