import { webhookGateway } from '@zhanggui/contract/gateway/event/webhook'
import { shippingType } from '@zhanggui/domain/order/order-codes'
import { backOffice } from '../support/back-office.ts'
import { expectNoOverhang, inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import { shopOf } from './books.sql.ts'
import { buySomething } from './shop-front.ts'

journey('a program that cannot be reached is seen in the log, sent to again, and told no more', async ({ page }) => {
  const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
  const draft = { merId, name: '旅程仓库', url: 'https://wms.invalid/events', types: ['order.paid' as const] }
  const { id, secret } = await call(webhookGateway.add, draft)
  try {
    const { orderNo } = await buySomething(call, merId, shippingType.is.delivery)
    await signIn(page, 'shanfeng', '/operation/webhooks')
    const row = page.getByRole('row').filter({ hasText: '旅程仓库' })
    await row.getByText('起推送失败').waitFor()
    await inspect(page, 'webhooks')
    await expectNoOverhang(page)
    if ((await page.content()).includes(secret)) throw new Error('the secret is on the page')

    await row.getByRole('link', { name: '推送记录' }).click()
    await page.getByRole('heading', { name: '推送记录：旅程仓库' }).waitFor()
    const delivery = page.getByRole('row').filter({ hasText: orderNo })
    await delivery.getByText('域名无法解析').waitFor()
    await inspect(page, 'webhook-deliveries')
    await expectNoOverhang(page)
    await delivery.getByRole('button', { name: '重新推送' }).click()
    await page.getByText('已开始重新推送').waitFor()
    await delivery.getByText('域名无法解析').waitFor()

    await page.goBack()
    await row.getByRole('switch', { name: '推送到旅程仓库' }).click()
    await page.getByRole('button', { name: '关闭推送' }).last().click()
    await row.getByRole('switch', { checked: false }).waitFor()
  } finally {
    await call(webhookGateway.delete, { merId, id })
  }
})
