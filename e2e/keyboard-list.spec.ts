import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { useGallerySite } from './support/gallery-site.ts'
import { journey } from './support/journey.ts'
import { signIn } from './support/sign-in.ts'

const site = useGallerySite()
const MAX_STOPS = 200

/** Which rows there are, in their order. */
const rowsOf = (page: Page) =>
  page.locator('tr[data-row-key]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key') ?? ''))

/** The first row by `j`; a page that was drawn a moment ago may not listen yet. */
async function enterRows(page: Page) {
  while ((await page.locator('tr[data-row-key]:focus').count()) === 0) await page.keyboard.press('j')
}

async function walk(page: Page, key: 'j' | 'k', to: string | undefined) {
  await page.keyboard.press(key)
  await page.locator(`tr[data-row-key="${to}"]:focus`).waitFor()
}

/** Tab until the focus stands on something of this name. */
async function tabTo(page: Page, name: string) {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const names = await page.evaluate(() => {
      const focused = document.activeElement
      return [focused?.getAttribute('aria-label'), focused?.getAttribute('title'), focused?.textContent?.trim()]
    })
    if (names.includes(name)) return
  }
  throw new Error(`the tab key never reaches ${name}`)
}

journey('the log is read by keyboard alone', async ({ page }) => {
  // Two lines at least: each way in is one.
  await signIn(page, 'shanfeng')
  await signIn(page, 'shanfeng', '/maintain/sensitiveLog')
  await page
    .getByRole('row', { name: /shanfeng/ })
    .nth(1)
    .waitFor()
  await page.waitForLoadState('networkidle')

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: '快捷键' })
  await sheet.getByText('详情中上一条、下一条').waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })

  const [first, second] = await rowsOf(page)
  await enterRows(page)
  await walk(page, 'k', first)
  await walk(page, 'j', second)
  await walk(page, 'k', first)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**?open=${first}`)
  const record = page.getByRole('dialog')
  await record.getByText('主机地址').waitFor()
  await page.keyboard.press(']')
  await page.waitForURL(`**?open=${second}`)
  await record.getByRole('button', { name: '上一条', disabled: false }).waitFor()
  await page.keyboard.press('[')
  await page.waitForURL(`**?open=${first}`)
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.search === '')
  await record.waitFor({ state: 'hidden' })

  await page.keyboard.press('/')
  await page.locator('input:focus').waitFor()
  await page.keyboard.type('nobody-has-this-name')
  await page.keyboard.press('Enter')
  await page.getByText('没有符合条件的数据').waitFor()
})

journey('rows are ticked, deleted and turned over by keyboard alone', async (trip) => {
  const page = await trip.anotherVisitor(site())
  await signIn(page, 'shanfeng', '/gallery')
  await page.locator('tr[data-row-key="1000"]').waitFor()
  await page.waitForLoadState('networkidle')

  await enterRows(page)
  await walk(page, 'k', '1000')
  await page.keyboard.press('x')
  await page.getByText('已选择 1 条').waitFor()
  await walk(page, 'j', '1001')
  await page.keyboard.press('x')
  await page.getByText('已选择 2 条').waitFor()
  await page.keyboard.press('x')
  await page.getByText('已选择 1 条').waitFor()

  await tabTo(page, '删除')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: '提示' })
  await question.getByText('确定永久删除该数据').waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await page.locator('tr[data-row-key="1001"]').waitFor()

  await page.keyboard.press('Enter')
  await question.waitFor()
  await tabTo(page, '永久删除')
  await page.keyboard.press('Enter')
  await page.locator('tr[data-row-key="1001"]').waitFor({ state: 'detached' })

  await tabTo(page, '下一页')
  await page.keyboard.press('Enter')
  await page.waitForURL('**page=2**')
  await page.locator('tr[data-row-key="1000"]').waitFor({ state: 'detached' })
  await expect.poll(() => rowsOf(page)).toContain('1025')
})
