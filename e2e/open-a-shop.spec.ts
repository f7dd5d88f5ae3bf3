import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { pictureApi } from '@zhanggui/contract/picture'
import { expect, onTestFinished } from 'vitest'
import { pool } from './support/database.sql.ts'
import { inspect } from './support/inspect.ts'
import { journey } from './support/journey.ts'
import { runningProduct } from './support/running-product.ts'
import { pickPicture } from './support/product-parts.ts'
import { startServerNode } from './support/server/server-node.ts'
import { tryToSignIn } from './support/sign-in.ts'

const SETTINGS = '/operation/modifyStoreInfo'
const root = fileURLToPath(new URL('..', import.meta.url))
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** `npm run merchant:create`, as an operator types it; tells the owner's password. */
async function createMerchant(databaseUrl: string, account: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tools/db/create-merchant.ts', '新开的店', account, '13800009999', '店主'],
    { cwd: root, env: { ...process.env, DATABASE_URL: databaseUrl } },
  )
  return /初始密码：(\S+?)（/.exec(stdout)?.[1] ?? ''
}

const checklist = (page: Page) => page.getByRole('region', { name: '开店清单' })

async function fillStoreInfo(page: Page) {
  for (const picture of ['商户主头像', 'H5商户背景图', 'H5商户街背景图', 'H5商户封面图', 'H5商户logo（横）']) {
    await pickPicture(page, picture)
  }
  await page.getByLabel('商户简介').fill('新开的茶铺')
  await page.getByLabel('商户关键字').fill('茶叶')
  await page.keyboard.press('Enter')
  await page.getByLabel('客服电话').fill('0571-88886666')
  await page.getByRole('combobox', { name: '所在地区' }).fill('西湖区')
  await page.keyboard.press('Enter')
  await page.getByLabel('商户地址').fill('文三路 1 号')
  await page.getByLabel('经度').and(page.locator('[value^="120"]')).waitFor()
  await page.getByRole('button', { name: '确定' }).click()
  await page.getByText('操作成功').waitFor()
}

/** The product as an operator starts it first: its database does not have a single table. */
async function startEmptyProduct() {
  const { databaseUrl, dataDir } = runningProduct()
  await pool.query('create database empty_product')
  const settings = { DATABASE_URL: new URL('/empty_product', databaseUrl).href, DATA_DIR: join(dataDir, 'empty') }
  const node = await startServerNode('empty', { ...settings, DEMO: 'never' })
  onTestFinished(() => node.stop())
  return { url: node.url, databaseUrl: settings.DATABASE_URL }
}

journey('from an empty database to an open shop', async (trip) => {
  const { url, databaseUrl } = await startEmptyProduct()
  const page = await trip.anotherVisitor(url)
  const password = await createMerchant(databaseUrl, 'brand-new-shop')
  await page.goto('/login')
  await tryToSignIn(page, 'brand-new-shop', password)
  await checklist(page).getByText('已完成 0 / 6').waitFor()
  await checklist(page).getByText('请先进行商户头像、背景图配置').waitFor()
  await inspect(page, 'new-shop')
  const file = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') }
  const upload = `/api${pictureApi.uploadImage.path}?model=content&pid=0`
  expect((await page.request.post(upload, { multipart: { multipart: file } })).ok()).toBe(true)

  await checklist(page).getByRole('link', { name: '完善店铺信息' }).click()
  await fillStoreInfo(page)
  await page.getByRole('link', { name: '首页' }).first().click()
  await checklist(page).getByText('已完成 2 / 6').waitFor()
  await checklist(page).getByRole('button', { name: '开启店铺' }).click()
  await page.getByText('营业中').waitFor()
  // What is still to do stays in sight.
  await checklist(page).getByRole('button', { name: '开启店铺' }).waitFor({ state: 'detached' })
  await checklist(page).getByRole('link', { name: '填写结算账户' }).waitFor()
})

const parts = {
  base: '商户登录账号',
  info: '店铺形象',
  settlement: '开户名称',
  address: '梅家坞村 28 号',
  printer: '打印机类型',
  holiday: '春节放假',
  rule: '发货时限',
}

journey('every part of the settings shuts nobody out; a test slip appears on the screen', async ({ page }) => {
  await page.request.post('/api/admin/merchant/login', { data: { account: 'shanfeng', pwd: 'zhanggui123' } })
  for (const [key, text] of Object.entries(parts)) {
    await page.goto(`${SETTINGS}?tab=${key}`)
    await page.getByText(text).first().waitFor()
    await inspect(page, `store-${key}`)
  }
  await page.goto(`${SETTINGS}?tab=printer`)
  await page.getByLabel('配置名称').fill('前台')
  await page.getByRole('radio', { name: '飞鹅云' }).check()
  for (const [label, value] of [
    ['Name', '前台'],
    ['User', 'shop@example.com'],
    ['Ukey', 'p4ckT6kGR9sNwYvB'],
    ['打印机编码', '960123456'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('保存成功').waitFor()
  await page.getByRole('button', { name: '测试打印' }).click()
  await page.getByRole('dialog', { name: '测试打印' }).getByText('测试打印，请勿发货').waitFor()
  await inspect(page, 'store-slip', 'screen')
})
