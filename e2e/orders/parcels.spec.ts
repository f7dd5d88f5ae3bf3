import { expect } from 'vitest'
import { expectNoOverhang, inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import { shopOf, stallParcel } from './books.sql.ts'

journey('a parcel that stands still is asked about, found from the home page, and taken care of', async ({ page }) => {
  const trackingNumber = await stallParcel(await shopOf('shanfeng'))
  await signIn(page, 'shanfeng', `/order/parcels?trackingNumber=${trackingNumber}`)
  const row = page.getByRole('row').filter({ hasText: trackingNumber })
  await row.getByRole('button', { name: '立即查询' }).click()
  await row.getByText('超48小时未更新').waitFor()
  await row.getByRole('link', { name: trackingNumber }).click()
  const tracking = page.getByRole('dialog', { name: '查看物流' })
  await tracking.getByText('发往目的地').waitFor()
  await inspect(page, 'parcel-tracking')
  await tracking.getByRole('button', { name: '关闭' }).last().click()

  await page.goto('/dashboard')
  const tile = page.getByRole('link', { name: /异常包裹/ })
  await expect.poll(async () => Number(await tile.locator('strong').textContent())).toBeGreaterThan(0)
  const count = Number(await tile.locator('strong').textContent())
  await tile.click()
  await page.getByText(`共 ${count} 条`).waitFor()
  await page.getByRole('tab', { name: `待处理(${count})` }).waitFor()
  await inspect(page, 'parcels')
  await expectNoOverhang(page)

  await row.getByRole('button', { name: '标记处理' }).click()
  const dialog = page.getByRole('dialog', { name: `标记包裹 ${trackingNumber} 已处理` })
  await dialog.getByRole('textbox', { name: '处理说明' }).fill('已联系快递公司催件')
  await dialog.getByRole('button', { name: '标记处理' }).click()
  await row.waitFor({ state: 'hidden' })
  await page.getByRole('tab', { name: `待处理(${count - 1})` }).waitFor()
})
