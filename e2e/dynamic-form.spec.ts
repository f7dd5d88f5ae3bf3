import { sampleForm } from '@zhanggui/domain/form/sample-form'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillSampleForm, form, uploadPictures } from './support/fill-sample-form.ts'
import { inspect } from './support/inspect.ts'
import { journey } from './support/journey.ts'
import { signIn } from './support/sign-in.ts'

/** What the form generator does: the page posts the configuration to itself. */
const post = (page: Page, type: 'file' | 'dialog', formData: unknown) =>
  page.evaluate(
    ({ conf, data }) =>
      window.postMessage(
        { type: 'refreshFrame', data: { generateConf: conf, formData: data, js: 'window.isHacked = true' } },
        window.location.origin,
      ),
    { conf: { type }, data: formData },
  )

const submit = (page: Page) => form(page).getByRole('button', { name: '提交' }).click()
const problems = (page: Page) => form(page).locator('.ant-form-item-explain-error').allInnerTexts()

async function submitted(page: Page): Promise<unknown> {
  const shown = page.getByRole('region', { name: '提交的数据' }).locator('pre')
  return JSON.parse(await shown.innerText())
}

async function openPreview(page: Page) {
  // Calendars open on the same day every time.
  await page.clock.setFixedTime(new Date('2026-03-10T10:00:00+08:00'))
  await signIn(page, 'shanfeng', '/preview')
  await page.getByText('等待表单配置…').waitFor()
}

journey('a form says what is missing where it is missing', async ({ page }) => {
  await openPreview(page)
  await post(page, 'file', sampleForm)
  await form(page).getByLabel('微信号').fill('1')
  await page.keyboard.press('Tab')
  await form(page).getByText('微信号格式不正确').waitFor()
  await submit(page)
  await form(page).getByText('请至少选择一个营业周期').waitFor()
  await expect
    .poll(() => problems(page))
    .toEqual([
      '微信号格式不正确',
      '请输入支付口令',
      '警戒库存不能为空',
      '请选择开户银行',
      '请至少选择一个营业周期',
      '营业时间不能为空',
      '请选择开业日期',
      '服务评分不能为空',
      '店铺标志不能为空',
    ])
  expect(
    await form(page)
      .getByLabel('微信号')
      .evaluate((input) => input === document.activeElement),
  ).toBe(true)
  await inspect(page, 'dynamic-form-errors')
})

journey('a form with every kind of field is filled in and sent', async ({ page }) => {
  await openPreview(page)
  await uploadPictures(page)
  await post(page, 'file', sampleForm)
  await fillSampleForm(page)
  await expect.poll(() => problems(page)).toEqual([])
  await inspect(page, 'dynamic-form-filled')
  await submit(page)
  const address = expect.stringMatching(/^\/media\//) as string
  await expect
    .poll(() => submitted(page))
    .toEqual({
      wechat: 'zhixia_lin',
      secret: 'hush-hush',
      website: 'shanfeng',
      note: '第一行\n第二行',
      stock: 7,
      bank: 1,
      channels: [1, 3],
      region: [33, 3301],
      invoice: 2,
      level: 3,
      days: [2],
      services: [1, 3],
      pickup: '1',
      discount: 95,
      prices: [0, 100],
      openAt: '08:30:00',
      lunch: ['12:00:00', '13:30:00'],
      hours: '00:00,24:00',
      birthday: '2026-03-01',
      week: '2026-03-16',
      month: '2026-02',
      year: '2019',
      holidays: ['2026-03-07', '2026-03-08'],
      deadline: '2026-03-31 18:00:00',
      trial: ['2026-03-01', '2026-03-15'],
      season: ['2026-04', '2026-06'],
      sale: ['2026-03-01 00:00:00', '2026-03-02 12:00:00'],
      score: 4,
      color: '#1a7f64',
      contract: address,
      logo: address,
      gallery: expect.stringMatching(/^\["\/media\/[^"]+","\/media\/[^"]+"\]$/) as string,
    })
  expect(await page.evaluate(() => 'isHacked' in window)).toBe(false)
})

journey('a preview in a dialog; what is malformed or comes from elsewhere', async ({ page }) => {
  await openPreview(page)
  await page.evaluate((formData) => {
    const data = { type: 'refreshFrame', data: { generateConf: { type: 'file' }, formData } }
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://elsewhere.example', data }))
  }, sampleForm)
  await post(page, 'file', '{"fields": [')
  await page.getByText('表单配置不是有效的JSON').waitFor()
  await post(page, 'file', { fields: [{ __config__: { layout: 'gridItem' } }] })
  await page.getByText('没有与gridItem匹配的layout').waitFor()
  await inspect(page, 'preview-faults')

  const [texts] = sampleForm.fields
  await post(page, 'dialog', { ...sampleForm, fields: [texts], labelPosition: 'top' })
  const dialog = page.getByRole('dialog', { name: '表单预览' })
  await dialog.getByLabel('微信号').fill('zhixia_lin')
  expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(600)
  await inspect(page, 'preview-dialog')
  await dialog.getByRole('button', { name: '重置' }).click()
  await expect.poll(() => dialog.getByLabel('微信号').inputValue()).toBe('')
  await dialog.getByLabel('微信号').fill('zhixia_lin')
  await dialog.getByLabel('支付口令').fill('hush-hush')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => submitted(page)).toEqual({ wechat: 'zhixia_lin', secret: 'hush-hush' })
})
