import { shippingApi } from '@zhanggui/contract/shipping'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const TEMPLATES = '/operation/freightSet'
const HUANGPU = '310101'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const drawer = (page: Page) => page.getByRole('dialog', { name: '运费模板' })
const regionsOf = (page: Page, line: number) => drawer(page).getByRole('button', { name: `第 ${line} 行的地区` })
const picker = (page: Page, line: number) => page.getByRole('dialog', { name: `选择第 ${line} 行的地区` })

journey('a template is tried out before it is saved', async ({ page }) => {
  await signIn(page, 'shanfeng', TEMPLATES)
  await row(page, '茶叶标准快递').getByRole('button', { name: '编辑' }).click()
  const tryOut = drawer(page).getByRole('region', { name: '运费试算' })
  await tryOut.getByRole('combobox', { name: '收货地区' }).fill('黄浦')
  await page.getByRole('menuitemcheckbox', { name: /黄浦区/ }).click()
  await tryOut.getByLabel('件数').fill('5')
  await tryOut.getByLabel('商品金额（元）').fill('110')
  await tryOut.getByText('9.00 元').waitFor()
  await tryOut.getByText('该地区运费：首 2 件 5.00 元，每续 2 件 2.00 元，共 5 件，续 2 次').waitFor()
  await inspect(page, 'shipping-template')

  await drawer(page).getByLabel('第 2 行 续费（元）').fill('4')
  await tryOut.getByText('13.00 元').waitFor()
  await drawer(page).getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '放弃' }).click()
  await drawer(page).waitFor({ state: 'hidden' })
})

journey('no region is in two lines, neither on the screen nor at the server', async ({ page }) => {
  await signIn(page, 'shanfeng', TEMPLATES)
  await page.getByRole('button', { name: '添加运费模板' }).click()
  await drawer(page).getByPlaceholder('请输入模板名称').fill('江浙沪')
  await drawer(page).getByRole('radio', { name: '部分包邮' }).click()
  await drawer(page).getByRole('radio', { name: '按件数' }).click()
  await regionsOf(page, 1).click()
  await picker(page, 1).getByRole('checkbox', { name: '上海市' }).click()
  await picker(page, 1).getByRole('button', { name: '完成' }).click()
  await drawer(page).getByRole('button', { name: '第 1 行的地区：上海市' }).waitFor()

  await drawer(page).getByRole('button', { name: '添加区域' }).click()
  await regionsOf(page, 2).click()
  await picker(page, 2).getByRole('checkbox', { name: '上海市', disabled: true }).waitFor()
  await picker(page, 2).getByLabel('搜索地区').fill('黄浦')
  await picker(page, 2).getByText('已在第 1 行').waitFor()
  await picker(page, 2).getByLabel('搜索地区').fill('')
  await picker(page, 2).getByRole('checkbox', { name: '江苏省' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await inspect(page, 'shipping-regions')
  await page.keyboard.press('Escape')
  await drawer(page).getByRole('button', { name: '第 2 行的地区：江苏省（1区县）' }).waitFor()

  for (const line of [1, 2]) {
    for (const [figure, value] of Object.entries({ 首件: '1', '运费（元）': '6', 续件: '1', '续费（元）': '2' })) {
      await drawer(page).getByLabel(`第 ${line} 行 ${figure}`).fill(value)
    }
  }
  await drawer(page).getByRole('button', { name: '保存' }).click()
  await page.getByText('操作成功').waitFor()
  await row(page, '江浙沪').waitFor()

  const line = { cityId: HUANGPU, title: '[]', first: 1, firstPrice: '6', renewal: 1, renewalPrice: '2' }
  const draft = { name: '重复的', type: 1, appoint: 1, sort: 0, shippingTemplatesRegionRequestList: [line, line] }
  const reply = await page.request.post(`/api${shippingApi.save.path}`, { data: draft })
  expect(await reply.json()).toMatchObject({ code: 400, message: '区域重复：上海市黄浦区' })

  await row(page, '江浙沪').getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '永久删除' }).click()
  await row(page, '江浙沪').waitFor({ state: 'detached' })
})
