// A product of two thousand SKUs: how long until it can be edited, and what one changed SKU costs.
import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import { productApi } from '@zhanggui/contract/goods/product'
import type { Page } from 'playwright-core'
import { median } from './fixtures/median.ts'
import { openConsole } from './fixtures/open-console.ts'
import { PICTURE, productOf } from './fixtures/product-draft.ts'
import type { BenchPlatform } from './fixtures/bench-platform.ts'

const ROUNDS = 5
const SLOWDOWN = 4
const PATIENCE = 60_000
/** 20 x 10 x 10 combinations. */
const specs = { 颜色: 20, 尺码: 10, 材质: 10 }

interface EditorFigures {
  /** Milliseconds from the click that leads there, in a console that is open; code and data come anew each time. */
  readonly untilEditable: number
  /** SKUs in the request, and rows of the database that are others afterwards. */
  readonly oneChange: { readonly sent: number; readonly written: number; readonly ledgerLines: number }
}

export async function measureProductEditor(bench: BenchPlatform, executablePath: string): Promise<EditorFigures> {
  const site = await openConsole(bench, executablePath, new URL('../apps/console/dist/', import.meta.url))
  try {
    const { page } = site
    await site.signIn()
    await page.route(PICTURE, (route) => route.fulfill({ status: 204 }))
    const id = await makeProduct(bench, page)
    const tools = await page.context().newCDPSession(page)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await tools.send('Network.clearBrowserCache')
      await page.goto('/dashboard', { waitUntil: 'networkidle' })
      await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      times.push(await timeUntilEditable(page, `/product/list/creatProduct/${id}/2/2`))
    }
    return { untilEditable: median(times), oneChange: await changeOne(bench, page, id) }
  } finally {
    await site.close()
  }
}

async function makeProduct({ platform: { pool }, merId }: BenchPlatform, page: Page): Promise<number> {
  await pool.query(
    `insert into shipping_template (mer_id, id, name, free_postage, charge_by, created_at, updated_at)
     values ($1, 1, '模板', 0, 0, now(), now())`,
    [merId],
  )
  await pool.query(
    `insert into store_category (mer_id, id, pid, name, created_at, updated_at) values ($1, 1, 0, '分类', now(), now())`,
    [merId],
  )
  const { rows } = await pool.query<{ id: string }>(
    `select id from platform_category where level = 3 order by id limit 1`,
  )
  const reply = await page.request.post(`${API_BASE}${productApi.save.path}`, {
    data: productOf(Number(rows[0]?.id), specs),
  })
  const { code, message, data } = (await reply.json()) as { code: number; message: string; data: { id: number } }
  if (code !== 200) throw new Error(`no product: ${message}`)
  return data.id
}

const timeUntilEditable = (page: Page, path: string) =>
  page.evaluate(
    async ({ to, patience }) => {
      const start = performance.now()
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
      for (let isEditable = false; !isEditable;) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        if (performance.now() - start > patience) throw new Error(`no editor at ${location.href}`)
        const name = document.querySelector<HTMLInputElement>('.product-editor input[maxlength]')
        isEditable = document.querySelectorAll('.sku-body [role=row]').length > 10 && name?.disabled === false
      }
      // The frame in which it is drawn is the next one.
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return performance.now() - start
    },
    { to: path, patience: PATIENCE },
  )

/** A row that was written has another `xmin`. */
async function changeOne({ platform: { pool }, merId }: BenchPlatform, page: Page, id: number) {
  const look = async () => {
    const skus = await pool.query<{ id: string; version: string }>(
      'select id, xmin::text as version from product_sku where mer_id = $1 and product_id = $2',
      [merId, id],
    )
    const ledger = await pool.query<{ lines: number }>(
      'select count(*)::int as lines from stock_ledger where mer_id = $1 and product_id = $2',
      [merId, id],
    )
    return { versions: new Map(skus.rows.map((row) => [row.id, row.version])), lines: ledger.rows[0]?.lines ?? 0 }
  }
  const before = await look()
  await page.locator(`.sku-cell[data-row='3'][data-column='4']`).click()
  await page.keyboard.type('77')
  await page.keyboard.press('Enter')
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().endsWith(productApi.update.path)),
    page.getByRole('button', { name: '保存', exact: true }).click(),
  ])
  await page.getByText('编辑成功').waitFor()
  const after = await look()
  const { skuChanges } = request.postDataJSON() as { skuChanges: { put: unknown[] } }
  return {
    sent: skuChanges.put.length,
    written: [...after.versions].filter(([sku, version]) => before.versions.get(sku) !== version).length,
    ledgerLines: after.lines - before.lines,
  }
}
