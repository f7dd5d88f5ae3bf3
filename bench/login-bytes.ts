// JS and CSS that a browser loads for the login page, gzip-compressed.
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'

export async function measureLoginBytes(url: string, executablePath: string) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) {
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
      }
    })
    await page.goto(`${url}/login`, { waitUntil: 'networkidle' })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  } finally {
    await browser.close()
  }
}
