import { roomGateway } from '@zhanggui/contract/gateway/room'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { backOffice } from '../support/back-office.ts'
import { waitUntilLive } from '../support/console-parts.ts'
import { expectNoOverhang, inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { pickPicture } from '../support/product-parts.ts'
import { signIn } from '../support/sign-in.ts'

const SHANFENG = 1
const ROOM = '旅程春茶专场'
const HOUR = 3_600_000
const inHours = (hours: number) => formatShopTime(new Date(Date.now() + hours * HOUR)).slice(0, 16)

async function fillTime(page: Page, name: string, time: string) {
  await page.getByLabel(name).fill(time)
  await page.getByLabel(name).press('Enter')
}

async function planRoom(page: Page) {
  await page.getByRole('button', { name: '添加直播间' }).click()
  await page.getByRole('textbox', { name: '直播间名字' }).fill(ROOM)
  await page.getByRole('textbox', { name: '主播昵称' }).fill('知夏')
  await page.getByRole('textbox', { name: '主播微信号' }).fill('lin-zhixia')
  for (const field of ['背景图', '分享图', '直播频道封面图']) await pickPicture(page, field)
  await fillTime(page, '开始时间', inHours(24))
  await fillTime(page, '结束时间', inHours(26))
  await inspect(page, 'live-room-form')
  await page.getByRole('button', { name: '立即提交' }).click()
  await page.getByText('添加成功').first().waitFor()
}

journey('a room is planned, passed, filled with goods and shared', async ({ page }) => {
  const platform = await backOffice()
  await signIn(page, 'shanfeng', '/marketing/broadcast/room')
  await page.getByText('直播中').first().waitFor()
  await inspect(page, 'live-rooms')
  await planRoom(page)

  const row = page.locator('tr[data-row-key]', { hasText: ROOM })
  await row.getByText('平台待审核').waitFor()
  await waitUntilLive(page)
  const id = Number(await row.getAttribute('data-row-key'))
  await platform(roomGateway.pass, { merId: SHANFENG, id })
  await row.getByText('微信审核成功').waitFor()

  await row.getByRole('switch', { name: `${ROOM}禁言` }).click()
  await page.getByText('操作成功').first().waitFor()
  await row.getByRole('button', { name: '导入商品' }).click()
  const goods = page.getByRole('dialog', { name: `导入商品：${ROOM}` })
  await goods.locator('tbody').getByRole('checkbox').first().check()
  await inspect(page, 'live-room-goods')
  await goods.getByRole('button', { name: /确 ?定/ }).click()
  await page.getByText('导入商品成功').first().waitFor()

  await row.getByRole('link', { name: ROOM }).click()
  const shelf = page.getByRole('region', { name: '已导入的直播商品' })
  await shelf.getByRole('switch').click()
  await shelf.getByRole('switch', { checked: true }).waitFor()
  await inspect(page, 'live-room-detail')
  await expectNoOverhang(page)

  await page.goto(`/marketing/broadcast/room?keywords=${encodeURIComponent(ROOM)}`)
  await row.getByRole('button', { name: '二维码' }).click()
  const code = page.getByRole('dialog', { name: `直播间二维码：${ROOM}` })
  const picture = code.getByRole('img', { name: `${ROOM}的二维码` })
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const download = page.waitForEvent('download')
  await code.getByRole('link', { name: '下载二维码' }).click()
  expect((await download).suggestedFilename()).toContain(ROOM)
  await inspect(page, 'live-room-code')
})
