import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const form = (page: Page) => page.getByRole('form', { name: '预览的表单' })

const type = async (page: Page, input: Locator, ...texts: readonly string[]) => {
  await input.click()
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
}

async function typeRange(page: Page, label: string, from: string, to: string) {
  await type(page, form(page).getByLabel(label), from)
  const range = form(page).locator('.ant-picker-range', { has: page.getByLabel(label) })
  await type(page, range.getByRole('textbox').nth(1), to)
}

async function fillTexts(page: Page) {
  const sheet = form(page)
  await sheet.getByLabel('微信号').fill('zhixia_lin')
  await sheet.getByLabel('支付口令').fill('hush-hush')
  await sheet.getByLabel('店铺网址').fill('shanfeng')
  await sheet.getByLabel('备注').fill('第一行\n第二行')
  await sheet.getByLabel('警戒库存').fill('7')
}

async function fillChoices(page: Page) {
  const sheet = form(page)
  await type(page, sheet.getByLabel('开户银行'), '招商')
  await type(page, sheet.getByLabel('推广渠道'), '公众号', 'H5')
  await page.keyboard.press('Escape')
  await sheet.getByLabel('所在地区').click()
  await page.getByRole('menuitemcheckbox', { name: '浙江省' }).click()
  await page.getByRole('menuitemcheckbox', { name: '杭州市' }).click()
  await sheet.getByRole('radio', { name: '纸质发票' }).check()
  await sheet.getByText('旗舰', { exact: true }).click()
  await sheet.getByRole('checkbox', { name: '周末' }).focus()
  await page.keyboard.press('Space')
  await sheet.getByRole('checkbox', { name: '七天退换' }).check()
  await sheet.getByRole('checkbox', { name: '极速退款' }).check()
  await sheet.getByRole('checkbox', { name: '假一赔三', disabled: true }).waitFor()
  await sheet.getByRole('switch', { name: '到店自提' }).click()
  await sheet.getByRole('slider', { name: '会员折扣' }).press('ArrowRight')
  await sheet.getByRole('slider', { name: '价格区间：到' }).press('End')
}

async function fillTimes(page: Page) {
  const sheet = form(page)
  await type(page, sheet.getByLabel('开门时间'), '08:30:00')
  await typeRange(page, '午休', '12:00:00', '13:30:00')
  await type(page, sheet.getByLabel('营业时间：开始'), '')
  await sheet.getByLabel('营业时间：开始').press('ArrowDown')
  await sheet.getByLabel('营业时间：开始').press('Enter')
  await type(page, sheet.getByLabel('开业日期'), '2026-03-01')
  await sheet.getByLabel('盘点周').click()
  await page.locator('.ant-picker-dropdown:visible td[title="2026-03-18"]').click()
  await type(page, sheet.getByLabel('账单月份'), '2026-02')
  await type(page, sheet.getByLabel('成立年份'), '2019')
  await sheet.getByLabel('休息日').click()
  for (const day of ['2026-03-07', '2026-03-08']) {
    await page.locator(`.ant-picker-dropdown:visible td[title="${day}"]`).click()
  }
  await page.keyboard.press('Escape')
  await type(page, sheet.getByLabel('截止时间'), '2026-03-31 18:00:00')
  await typeRange(page, '试用期', '2026-03-01', '2026-03-15')
  await typeRange(page, '旺季', '2026-04', '2026-06')
  await typeRange(page, '促销时段', '2026-03-01 00:00:00', '2026-03-02 12:00:00')
}

async function choosePictures(page: Page, field: string, count: number) {
  await form(page).getByRole('group', { name: field }).getByRole('button', { name: '选择图片' }).click()
  const library = page.getByRole('dialog', { name: '选择图片' })
  const tiles = library.getByRole('list', { name: '图片列表' }).getByRole('listitem')
  for (let index = 0; index < count; index += 1) await tiles.nth(index).getByRole('button').first().click()
  await library.getByRole('button', { name: '使用选中图片' }).click()
  await library.waitFor({ state: 'hidden' })
}

async function fillOthers(page: Page) {
  const sheet = form(page)
  await sheet.getByRole('radiogroup', { name: '服务评分' }).getByRole('radio').nth(3).click()
  await sheet.getByRole('button', { name: /^主题颜色/ }).click()
  await page.locator('.ant-color-picker-hex-input input').fill('1a7f64')
  await page.keyboard.press('Escape')
  await sheet.getByLabel('选择文件：点击上传').setInputFiles({
    name: '合同.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('甲方与乙方'),
  })
  await sheet.getByText('TXT', { exact: true }).waitFor()
  await choosePictures(page, '店铺标志', 1)
  await choosePictures(page, '店铺相册', 2)
}

/** Uploads a picture and answers its address. */
export async function uploadPicture(page: Page, name: string): Promise<string> {
  const multipart = { multipart: { name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') } }
  const answer = await page.request.post('/api/admin/merchant/upload/image', { multipart })
  const reply = (await answer.json()) as Uploaded
  expect(reply).toMatchObject({ code: 200 })
  return reply.data.url
}

interface Uploaded {
  readonly data: { readonly url: string }
}

/** Uploads pictures to choose from. */
export async function uploadPictures(page: Page) {
  for (const name of ['one.png', 'two.png']) await uploadPicture(page, name)
}

/** Everything that people can enter into the form with every kind of field, by keyboard and mouse. */
export async function fillSampleForm(page: Page) {
  await fillTexts(page)
  await fillChoices(page)
  await fillTimes(page)
  await fillOthers(page)
}
