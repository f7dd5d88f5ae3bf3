import { closingGateway } from '@zhanggui/contract/gateway/closing'
import { invoiceGateway } from '@zhanggui/contract/gateway/invoice'
import { invoiceStatus } from '@zhanggui/domain/finance/invoice-codes'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { refundOne } from './orders/refund-one.ts'
import { buySomething } from './orders/shop-front.ts'
import { backOffice } from './support/back-office.ts'
import { inspect } from './support/inspect.ts'
import { journey } from './support/journey.ts'
import { signIn } from './support/sign-in.ts'

const SHANFENG = 1

/** Asks for a payout and answers its number. */
async function apply(page: Page, yuan: string): Promise<string> {
  // By key, here and below: notices of decisions may lie over it.
  await page.getByRole('button', { name: '申请结算' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '申请结算' })
  await dialog.getByRole('textbox', { name: '申请金额' }).fill(yuan)
  await dialog.getByRole('button', { name: '立即申请' }).click()
  await page.getByText('申请成功').first().waitFor()
  await dialog.waitFor({ state: 'hidden' })
  const row = page.locator('tr[data-row-key]', { hasText: '待审核' }).filter({ hasText: yuan }).first()
  await row.waitFor()
  return (await row.getAttribute('data-row-key')) ?? ''
}

journey('a settlement is refused, asked for again and paid, and the screen follows', async ({ page }) => {
  const platform = await backOffice()
  await signIn(page, 'shanfeng', '/finance/closingRecord')
  await page.locator('.balances').getByText(/¥\d/).first().waitFor()
  await inspect(page, 'closing-records')

  const first = await apply(page, '123.45')
  const decision = { merId: SHANFENG, auditName: '周审核', platformMark: '' }
  const refusalReason = '开户行信息有误'
  await platform(closingGateway.audit, {
    ...decision,
    closingNo: first,
    number: `A-${first}`,
    auditStatus: 2,
    refusalReason,
  })
  const row = (no: string) => page.locator(`tr[data-row-key="${no}"]`)
  await row(first).getByText('审核失败').waitFor()
  await row(first).getByText(refusalReason).waitFor()

  const second = await apply(page, '234.56')
  await platform(closingGateway.audit, {
    ...decision,
    closingNo: second,
    number: `A-${second}`,
    auditStatus: 1,
    refusalReason: '',
  })
  await row(second).getByText('已审核').waitFor()
  const proof = {
    merId: SHANFENG,
    closingNo: second,
    number: `P-${second}`,
    closingProof: ['https://platform.example.com/p.jpg'],
  }
  await platform(closingGateway.proof, proof)
  await row(second).getByText('已到账').waitFor()
  await row(second).getByRole('link', { name: second }).press('Enter')
  const detail = page.getByRole('dialog', { name: '结算信息' })
  await detail.getByText('周审核').waitFor()
  await detail.getByRole('link', { name: '查看凭证 1' }).waitFor()
  expect(await detail.getByText('571900000010001').count()).toBe(0)
})

journey('a bill is followed down to an order, and back', async ({ page }) => {
  await signIn(page, 'shanfeng', '/finance/statement?dateLimit=yesterday')
  const bill = page.locator('tr[data-row-key]').first()
  const day = (await bill.getByRole('link').first().textContent()) ?? ''
  await inspect(page, 'statement')
  await bill.getByRole('link', { name: day }).click()
  const detail = page.getByRole('dialog', { name: '日账单详情' })
  await detail.getByText('订单实际支付金额').waitFor()
  await inspect(page, 'bill')
  await detail.getByRole('link', { name: '查看资金流水' }).click()
  await page.getByRole('heading', { name: '资金流水' }).waitFor()
  const line = page.locator('tr[data-row-key]', { hasText: '订单支付' }).first()
  const orderNo = (await line.getByRole('link').first().textContent()) ?? ''
  await inspect(page, 'capital-flow')
  await line.getByRole('link', { name: orderNo }).click()
  await page.getByRole('dialog', { name: '订单详情' }).getByText(orderNo).first().waitFor()
  await page.goBack()
  await page.getByRole('link', { name: '查看对应账单' }).click()
  await page.getByRole('dialog', { name: '日账单详情' }).getByRole('heading', { name: day }).waitFor()
})

/** How many sheets of paper the page takes. */
async function sheetsOnPaper(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true })
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

journey('the bill of a month with business on all its 31 days is one sheet of paper', async ({ page }) => {
  await signIn(page, 'shanfeng', '/finance/statement/print')
  const days = page.getByRole('table', { name: '每日明细' }).locator('tbody')
  await days.locator('tr').first().waitFor()
  await days.evaluate((rows) => {
    const more = Array.from({ length: 31 - rows.children.length }, () => rows.children[0]?.cloneNode(true) ?? '')
    rows.append(...more)
  })
  expect(await days.locator('tr').count()).toBe(31)
  expect(await sheetsOnPaper(page)).toBe(1)
  // One that does not fit is counted as such.
  await days.evaluate((rows) => rows.append(...[...rows.children].map((row) => row.cloneNode(true))))
  expect(await sheetsOnPaper(page)).toBe(2)
})

/** Fills in the dialog of an invoice and sends it. */
async function uploadInvoice(page: Page, title: string, number: string, send: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('textbox', { name: /发票号码$/ }).fill(number)
  const file = { name: '发票.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%âãÏÓ') }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.locator('.chosen-file').waitFor()
  await inspect(page, `invoice-${number.at(-1)}`)
  await dialog.getByRole('button', { name: send }).click()
  await dialog.waitFor({ state: 'hidden' })
}

journey('an invoice is asked for, issued with its file, and corrected after a refund', async ({ page }) => {
  const platform = await backOffice()
  await signIn(page, 'shanfeng', '/dashboard')
  const { orderNo } = await buySomething(platform, SHANFENG)
  const title = {
    kind: 1,
    titleType: 2,
    title: '杭州云栖科技有限公司',
    taxNo: '91330106MA2B12345X',
    email: '',
  } as const
  const request = { merId: SHANFENG, number: `F-${orderNo}`, orderNo, ...title }
  const { invoiceNo } = await platform(invoiceGateway.request, request)
  await page.goto(`/finance/invoice?orderNo=${orderNo}`)
  const row = page.locator('tr[data-row-key]', { hasText: orderNo })
  await row.getByRole('button', { name: '开票' }).click()
  await uploadInvoice(page, '开票', '26332000000012345671', '开具并送达')
  await row.getByText('已开票').waitFor()
  const asked = () => platform(invoiceGateway.info, { merId: SHANFENG, invoiceNo })
  expect(await asked()).toMatchObject({ status: invoiceStatus.is.issued, number: '26332000000012345671' })

  await refundOne(page, orderNo)
  await page.goto(`/finance/invoice?orderNo=${orderNo}`)
  await row.getByText('待红冲').waitFor()
  await row.getByRole('button', { name: '开红字发票' }).click()
  await uploadInvoice(page, '开红字发票', '26332000000012345672', '上传红字发票')
  await row.getByText('已红冲').waitFor()
  expect(await asked()).toMatchObject({ status: invoiceStatus.is.red, redNumber: '26332000000012345672' })
})
