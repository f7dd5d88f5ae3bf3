import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { readCsv, writeCsv } from '../support/csv.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

/** The warehouse: what is not on sale may change its price. */
const LIST = '/product/list?type=2'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

async function exportWarehouse(page: Page): Promise<string[][]> {
  await button(page, '导出').click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV（.csv）' }).click()
  const rows = readCsv(await text(await (await saved).createReadStream()))
  await button(page, '关闭').first().click()
  return rows
}

/** Makes the first product with a single SKU a little dearer. */
function makeDearer(rows: string[][]) {
  const [head = [], ...lines] = rows
  const line = lines.find((cells) => cells[head.indexOf('规格')] === '单规格')
  if (!line) throw new Error('no product with a single SKU in the warehouse')
  const at = head.indexOf('售价')
  const before = Number(line[at]).toFixed(2)
  const after = (Number(before) + 1.11).toFixed(2)
  line[at] = after
  const ids = new Set(lines.map((cells) => cells[head.indexOf('商品ID')]))
  return { id: line[head.indexOf('商品ID')] ?? '', before, after, products: ids.size }
}

async function showsPrice(page: Page, id: string, price: string) {
  await page.goto(`${LIST}&keywords=${id}`)
  const [whole = '', decimals = ''] = price.split('.')
  const shown = `¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
  await page.locator(`tr[data-row-key="${id}"]`).getByText(shown, { exact: true }).waitFor()
}

journey('an exported price is changed, imported and taken back', async ({ page }) => {
  await signIn(page, 'shanfeng', LIST)
  const rows = await exportWarehouse(page)
  const { id, before, after, products } = makeDearer(rows)

  // By the keyboard: the word that the export has ended lies over the button for a while.
  await button(page, '导入').press('Enter')
  await page.getByText('点击选择文件，或者拖到这里').waitFor()
  await page.locator('input[type=file]').setInputFiles({ name: '太旧.xls', mimeType: '', buffer: Buffer.from('x') })
  await page.getByText('文件类型必须是.xlsx、.csv中的一种').waitFor()
  await inspect(page, 'product-import-upload')
  const file = { name: '调价.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${writeCsv(rows)}`) }
  await page.locator('input[type=file]').setInputFiles(file)

  await page.getByRole('table', { name: '文件的列' }).waitFor()
  await page.getByText(/^已匹配 24 列，/).waitFor()
  await inspect(page, 'product-import-columns')
  await button(page, '开始检查').click()

  await tab(page, '修改(1)').waitFor()
  await tab(page, `无变化(${products - 1})`).waitFor()
  await tab(page, '有问题(0)').waitFor()
  await tab(page, '修改(1)').click()
  await page
    .getByRole('deletion')
    .getByText(String(Number(before)))
    .waitFor()
  await page.getByRole('insertion').getByText(after, { exact: true }).waitFor()
  await inspect(page, 'product-import-checked')
  await page.reload()
  await button(page, '导入 1 个商品').click()
  await inspect(page, 'product-import-question')
  await button(page, '开始导入').click()

  await page.getByText('导入完成，共 1 个商品。').waitFor()
  await inspect(page, 'product-import-committed')
  const place = page.url()
  await showsPrice(page, id, after)

  await page.goto(place)
  await button(page, '撤销导入').click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '撤销导入' }).click()
  await page.getByText('已撤销这次导入的 1 个商品。').waitFor()
  await button(page, '撤销导入').waitFor({ state: 'detached' })
  await inspect(page, 'product-import-undone')
  await showsPrice(page, id, before)
})
