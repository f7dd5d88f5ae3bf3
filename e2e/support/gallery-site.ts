import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { buildGalleryIfNeeded } from '../../tools/gate/build-if-needed.mjs'
import { runningProduct } from './running-product.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The console with its gallery, in front of the product's own server; answers its address. */
export function useGallerySite(): () => string {
  let url = ''
  let close = () => Promise.resolve()
  beforeAll(async () => {
    const product = runningProduct().url
    const site = await preview({
      configFile: false,
      logLevel: 'silent',
      build: { outDir: await buildGalleryIfNeeded(root) },
      preview: {
        host: '127.0.0.1',
        port: 0,
        proxy: { '/api': product, '/systemInfoSocketServer': { target: product, ws: true } },
      },
    })
    url = site.resolvedUrls?.local[0] ?? ''
    close = () => site.close()
  })
  afterAll(() => close())
  return () => url
}
