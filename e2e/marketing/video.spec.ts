import { videoGateway } from '@zhanggui/contract/gateway/video'
import type { Locator, Page } from 'playwright-core'
import { backOffice } from '../support/back-office.ts'
import { waitUntilIdle, waitUntilLive } from '../support/console-parts.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const SHANFENG = 1
const TITLE = '旅程龙井 视频号专享'

/** Chooses the first product that the picker offers and fills in what is not known of it. */
async function addDraft(page: Page) {
  await page.getByRole('button', { name: '添加视频号商品' }).click()
  await page.getByRole('button', { name: '选择商品' }).click()
  const picker = page.getByRole('dialog', { name: '商品列表' })
  await picker.locator('tbody').getByRole('radio').first().click()
  await picker.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('商品标题').fill(TITLE)
  await page.getByLabel('微信商品类目').fill('绿茶')
  await page.getByRole('menuitemcheckbox', { name: /绿茶/ }).click()
  await inspect(page, 'video-form')
  await page.getByRole('button', { name: /提 ?交/ }).click()
  await page.getByText('添加成功').first().waitFor()
}

async function submit(page: Page, row: Locator) {
  await row.getByRole('button', { name: '提审' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提审' }).click()
  await row.getByText('审核中').waitFor()
}

journey('a draft is refused once, passes, and is sold in the video channel', async ({ page }) => {
  const platform = await backOffice()
  await signIn(page, 'shanfeng', '/videoChannel/draftList')
  await addDraft(page)
  const row = page.locator('tr[data-row-key]', { hasText: TITLE }).first()
  await submit(page, row)
  await waitUntilLive(page)
  const id = Number(await row.getAttribute('data-row-key'))
  await platform(videoGateway.refuseDraft, { merId: SHANFENG, id, reason: '标题与商品不符' })
  await row.getByText('拒绝原因：标题与商品不符').waitFor()
  await inspect(page, 'video-drafts')

  await row.getByRole('link', { name: '编辑' }).click()
  await page.getByLabel('商品标题').fill(`${TITLE} 新`)
  await page.getByRole('button', { name: /提 ?交/ }).click()
  await page.getByText('编辑成功').first().waitFor()
  await submit(page, row)
  await platform(videoGateway.passDraft, { merId: SHANFENG, id })

  // The social platform takes its time; meanwhile there are other pages to look at.
  await page.goto('/videoChannel/apply')
  await page.getByText('视频号已开通').waitFor()
  await inspect(page, 'video-access')
  await page.goto(`/videoChannel/creatVideoChannel/${id}/1`)
  // The form is there, and nothing in it can be changed.
  await page.getByLabel('商品标题').and(page.locator(':disabled')).waitFor()
  await waitUntilIdle(page)
  await inspect(page, 'video-draft')
  await page.goto(`/videoChannel/productList?search=${encodeURIComponent(TITLE)}`)
  const product = page.locator('tr[data-row-key]', { hasText: TITLE }).first()
  await product.getByText('上架', { exact: true }).first().waitFor()
  await inspect(page, 'video-products')
  await product.getByRole('button', { name: '下架' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '下架' }).click()
  await product.getByText('自主下架').waitFor()
})
