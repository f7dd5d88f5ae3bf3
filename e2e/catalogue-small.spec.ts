import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from './axe.ts'
import { journey } from './journey.ts'
import { look } from './look.ts'
import { pickPicture } from './product-parts.ts'
import { signIn } from './sign-in.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const confirm = (page: Page) => dialog(page, '提示').getByRole('button', { name: '确定' }).click()

async function inspect(page: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.locator(`html[data-appearance=${colorScheme}]`).waitFor()
    await axe(page, name)
    await look(page, `${name}-${colorScheme}`)
  }
}

journey('categories are made, ordered by keyboard and deleted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'shanfeng', '/product/classify')
  const add = async (name: string) => {
    await page.getByRole('button', { name: '新增产品分类' }).click()
    await dialog(page, '创建产品分类').getByLabel('分类名称').fill(name)
    await dialog(page, '创建产品分类').getByRole('button', { name: '确定' }).click()
    await row(page, name).waitFor()
  }
  await add('旅行甲')
  await add('旅行乙')
  await row(page, '旅行甲').getByRole('button', { name: '添加子目录' }).click()
  await dialog(page, '创建产品分类').getByLabel('分类名称').fill('旅行丙')
  await inspect(page, 'classify-dialog')
  await dialog(page, '创建产品分类').getByRole('button', { name: '确定' }).click()
  await row(page, '旅行丙').waitFor()
  await inspect(page, 'classify')

  const names = () => page.locator('tbody th').allInnerTexts()
  const place = async (name: string) => (await names()).findIndex((text) => text.includes(name))
  expect(await place('旅行乙')).toBeGreaterThan(await place('旅行甲'))
  await page.getByRole('button', { name: '移动旅行乙' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('移到 旅行乙 的位置').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  await page.getByText('移到 旅行甲 的位置').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await page.getByText('修改成功').waitFor()
  await page.reload()
  await row(page, '旅行乙').waitFor()
  expect(await place('旅行乙')).toBeLessThan(await place('旅行甲'))

  for (const name of ['旅行丙', '旅行甲', '旅行乙']) {
    await row(page, name).getByRole('button', { name: '删除' }).click()
    await confirm(page)
    await row(page, name).waitFor({ state: 'detached' })
  }
})

journey('a template of specs is made, found and deleted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'shanfeng', '/product/attr')
  await page.getByRole('button', { name: '添加商品规格' }).click()
  const form = dialog(page, '属性规格')
  await form.getByLabel('规格名称').fill('旅行规格')
  await form.getByRole('button', { name: '添加新规格' }).click()
  await form.getByLabel('规格', { exact: true }).fill('颜色')
  await form.getByLabel('规格值', { exact: true }).fill('红')
  await page.keyboard.press('Enter')
  await form.getByLabel('颜色的新规格值').fill('蓝')
  await page.keyboard.press('Enter')
  await inspect(page, 'attr-dialog')
  await form.getByRole('button', { name: '确定' }).click()
  await page.getByText('提交成功').waitFor()
  await page.getByRole('textbox', { name: '规格名称' }).fill('旅行')
  await row(page, '旅行规格.*红、蓝').waitFor()
  await row(page, '茶叶等级').waitFor({ state: 'detached' })
  await row(page, '旅行规格').getByRole('button', { name: '删除' }).click()
  await confirm(page)
  await page.getByText('没有符合条件的数据').waitFor()
})

journey('a group of guarantees is made and looked at; carriers are looked up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'shanfeng', '/product/guarantee/group')
  await page.getByRole('button', { name: '添加保障服务' }).click()
  const form = dialog(page, '添加保障服务')
  await form.getByLabel('组合名称').fill('旅行组合')
  await form
    .getByRole('checkbox', { name: /^选择 / })
    .first()
    .check()
  await inspect(page, 'guarantee-dialog')
  await form.getByRole('button', { name: '确定' }).click()
  await row(page, '旅行组合').getByRole('button', { name: '详情' }).click()
  await dialog(page, '保障服务详情').getByText('组合名称：旅行组合').waitFor()
  await page.keyboard.press('Escape')
  await row(page, '旅行组合').getByRole('button', { name: '删除' }).click()
  await confirm(page)
  await row(page, '旅行组合').waitFor({ state: 'detached' })

  await page.goto('/maintain/logistics/companyList')
  await page.getByRole('textbox', { name: '物流公司' }).fill('shunfeng')
  await row(page, '顺丰').first().waitFor()
  await page.waitForURL(/keywords=shunfeng/)
})

journey('a review is read, answered once and deleted; an own one is marked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'shanfeng', '/product/comment?isReply=0')
  const first = page.getByRole('row').filter({ has: page.getByRole('button', { name: '回复' }) })
  await first.first().getByRole('link').click()
  await dialog(page, '评论详情').getByText('订单号').waitFor()
  await inspect(page, 'comment-detail')
  await page.keyboard.press(']')
  await page.keyboard.press('Escape')
  const before = await first.count()
  await first.first().getByRole('button', { name: '回复' }).click()
  await page.getByRole('textbox', { name: '回复' }).fill('谢谢支持')
  await page.getByRole('button', { name: '确定' }).click()
  await page.getByText('回复成功').waitFor()
  expect(before).toBeGreaterThan(0)

  await page.getByRole('button', { name: '添加自评' }).click()
  const form = dialog(page, '添加自评')
  await form.getByRole('button', { name: '选择商品' }).click()
  await inspect(page, 'product-picker')
  await dialog(page, '商品列表')
    .getByRole('radio', { name: /^选择 / })
    .first()
    .click()
  await form.getByLabel('用户昵称').fill('旅行店员')
  await form.getByLabel('评价文字').fill('自己也在用')
  await form.getByRole('radio', { name: '5 星' }).click()
  await inspect(page, 'comment-own')
  await form.getByRole('button', { name: '提交' }).click()
  await form.getByText('请选择用户头像').waitFor()
  await pickPicture(page, '用户头像')
  await form.getByRole('radio', { name: /^选择/ }).first().click()
  await form.getByRole('button', { name: '提交' }).click()
  await page.getByText('新增成功').waitFor()
  await page.goto('/product/comment')
  const own = row(page, '旅行店员')
  await own.getByText('自评').waitFor()
  await own.getByRole('button', { name: '删除' }).click()
  await confirm(page)
  await own.waitFor({ state: 'detached' })
})
