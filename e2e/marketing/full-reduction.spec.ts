import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { expect } from 'vitest'
import { refundOne } from '../orders/refund-one.ts'
import { shippingType } from '@zhanggui/domain/order/order-codes'
import { buySomething, listDeliverable } from '../orders/shop-front.ts'
import { backOffice } from '../support/back-office.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const SHANFENG = 1
const NAME = '周末满减'

journey(
  'a promotion is planned, its clash seen and put right; it sells, is refunded in part, and the money is found',
  async ({ page }) => {
    const platform = await backOffice()
    // Of the last product no other promotion is about this product only.
    const goods = (await listDeliverable(platform, SHANFENG)).at(-1)
    if (!goods) throw new Error('there is nothing to sell')
    await signIn(page, 'shanfeng', '/FullReduction/index')
    await page.getByRole('link', { name: '冬藏满减' }).waitFor()
    await inspect(page, 'full-reductions')

    await page.getByRole('button', { name: '添加满减活动' }).first().click()
    const drawer = page.getByRole('dialog', { name: '添加满减活动' })
    await drawer.getByRole('textbox', { name: '活动名称' }).fill(NAME)
    const start = drawer.getByRole('textbox', { name: '开始时间' })
    await start.fill(`${formatShopTime(new Date()).slice(0, 10)} 00:00`)
    await start.press('Enter')
    await drawer.getByLabel('阶梯1 门槛').fill('10')
    await drawer.getByLabel('阶梯1 优惠金额').fill('12')
    await drawer.getByRole('button', { name: '保存' }).click()
    await drawer.getByText('优惠金额必须小于门槛').waitFor()
    await drawer.getByLabel('阶梯1 优惠金额').fill('5')

    // What would be refused is said before it is saved.
    const clashes = drawer.getByRole('list', { name: '同一时间的活动' })
    const clash = clashes.getByRole('listitem').filter({ hasText: '冬藏满减' })
    await clash.getByText('不能同时开启').waitFor()
    await inspect(page, 'full-reduction-form')
    await drawer.getByRole('button', { name: '保存' }).click()
    await page.getByText('同一时段已有相同范围的满减活动：冬藏满减').first().waitFor()

    await drawer.getByText('指定商品', { exact: true }).click()
    await drawer.getByText('选择商品', { exact: true }).click()
    const picker = page.getByRole('dialog', { name: '商品列表' })
    await picker.getByPlaceholder('请输入商品名称').fill(goods.productName)
    const offered = picker.locator('tbody tr', { hasText: goods.productName }).first()
    await offered.getByRole('checkbox').check()
    await picker.getByRole('button', { name: /确 ?定/ }).click()
    await clash.getByText('范围更小的优先').waitFor()
    await drawer.getByRole('button', { name: '保存' }).click()
    await drawer.waitFor({ state: 'hidden' })
    const row = page.locator('tr[data-row-key]', { hasText: NAME }).first()
    await row.getByText('进行中').waitFor()

    await page.goto('/marketing/calendar?view=week')
    await page.getByRole('region', { name: '满减活动' }).getByRole('link', { name: NAME }).first().waitFor()
    await inspect(page, 'promotion-calendar')

    const { orderNo } = await buySomething(platform, SHANFENG, shippingType.is.delivery, goods)
    await refundOne(page, orderNo)

    await page.goto('/FullReduction/index')
    await row.getByRole('link', { name: NAME }).click()
    const details = page.getByRole('dialog', { name: NAME })
    await details
      .getByRole('table', { name: '使用记录' })
      .getByRole('row')
      .filter({ hasText: orderNo })
      .getByText('¥5.00')
      .waitFor()
    await inspect(page, 'full-reduction-records')
    await page.keyboard.press('Escape')

    // Paid once, and one piece of it given back.
    await page.goto(`/finance/capitalFlow?orderNo=${orderNo}`)
    await expect.poll(() => page.locator('tr[data-row-key]', { hasText: orderNo }).count()).toBe(2)

    await page.goto('/FullReduction/index')
    await row.getByRole('button', { name: '复制' }).click()
    const copy = page.getByRole('dialog', { name: '复制满减活动' })
    await copy.getByRole('button', { name: '保存' }).click()
    await page.locator('tr[data-row-key]', { hasText: `${NAME} 副本` }).waitFor()
  },
)
