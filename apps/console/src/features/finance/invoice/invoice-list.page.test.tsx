import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { invoiceApi, type InvoiceRow } from '@zhanggui/contract/finance/invoice'
import { pictureApi } from '@zhanggui/contract/picture'
import { invoiceKind, invoiceStatus, invoiceTitle } from '@zhanggui/domain/finance/invoice-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import InvoiceListPage from './invoice-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const is = invoiceStatus.is
const invoice = (id: number, more: Partial<InvoiceRow> = {}): InvoiceRow => ({
  id,
  invoiceNo: `FP${id}`,
  orderNo: `SH${id}`,
  uid: 5,
  nickName: '小满',
  kind: invoiceKind.is.plain,
  titleType: invoiceTitle.is.company,
  title: '青禾科技有限公司',
  taxNo: '91330106MA2B0C1D2E',
  email: 'fapiao@example.com',
  amount: toFen(24_050),
  status: is.waiting,
  number: '',
  fileUrl: '',
  issueTime: null,
  sendTime: null,
  redAmount: toFen(0),
  redDueAmount: toFen(0),
  redLetters: [],
  refusalReason: '',
  version: 3,
  createTime: new Date('2026-11-17T02:00:00Z'),
  ...more,
})

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  const list = [
    invoice(1),
    invoice(2, {
      status: is.redDue,
      number: '24330000000000000002',
      fileUrl: '/media/invoice/2.pdf',
      redAmount: toFen(9600),
      redDueAmount: toFen(3100),
      redLetters: [
        { number: '24330000000000000021', fileUrl: '/media/invoice/21.pdf', amount: toFen(6500), time: new Date() },
      ],
    }),
    invoice(3, { status: is.issued, number: '24330000000000000003' }),
  ]
  server = fakeServer()
    .reply(invoiceApi.list, { page: 1, limit: 20, total: 3, totalPage: 1, list })
    .reply(invoiceApi.tabs, { all: 3, waiting: 1, issued: 1, closed: 0, redDue: 1, red: 0 })
    .reply(invoiceApi.issue, null)
    .reply(invoiceApi.red, null)
    .reply(invoiceApi.close, null)
    .reply(pictureApi.uploadFile, {
      attId: 7,
      fileName: '发票.pdf',
      extName: 'pdf',
      thumb: '',
      url: '/media/invoice/1.pdf',
      fileSize: 3,
      type: 'application/pdf',
    })
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <InvoiceListPage />
    </ConfigProvider>,
  )
  await screen.findByText('SH3')
})
afterEach(forgetSession)

const rowOf = (orderNo: string) => {
  const row = screen.getByText(orderNo).closest('tr')
  if (!row) throw new Error(`no row of ${orderNo}`)
  return within(row)
}
/** Its code comes when it is opened. */
const dialog = async () => within(await screen.findByRole('dialog'))

test('each state has its own next step, and what is issued has none', () => {
  const names = (orderNo: string) =>
    rowOf(orderNo)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent?.replaceAll(' ', ''))
      .filter((name) => ['开票', '拒绝', '开红字发票'].includes(name ?? ''))
  expect(['SH1', 'SH2', 'SH3'].map(names)).toEqual([['开票', '拒绝'], ['开红字发票'], []])
  expect(screen.getByRole('tab', { name: '待红冲(1)' })).toBeTruthy()
})

test('an invoice is sent with its number and its file, and neither can be left out', async () => {
  await user.click(rowOf('SH1').getByRole('button', { name: /开\s?票/ }))
  const asked = await dialog()
  expect(await asked.findByText('91330106MA2B0C1D2E')).toBeTruthy()
  await user.click(asked.getByLabelText('发票号码'))
  await user.paste('24330000000000000001')
  await user.click(asked.getByRole('button', { name: '开具并送达' }))
  expect(await screen.findByText('请上传发票文件')).toBeTruthy()
  expect(server.calls(invoiceApi.issue)).toEqual([])
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('nothing to choose a file with')
  await user.upload(input, new File(['%PDF'], '发票.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(server.calls(pictureApi.uploadFile)).toHaveLength(1))
  await user.click(asked.getByRole('button', { name: '开具并送达' }))
  await waitFor(() =>
    expect(server.calls(invoiceApi.issue)).toEqual([
      { id: 1, number: '24330000000000000001', fileUrl: '/media/invoice/1.pdf', version: 3 },
    ]),
  )
})

test('a red letter is over what the one before it does not say, which stays to be had', async () => {
  const before = rowOf('SH2').getByRole('link', { name: /^下载红字发票 ¥65.00$/ })
  expect(before.getAttribute('href')).toBe('/media/invoice/21.pdf')
  await user.click(rowOf('SH2').getByRole('button', { name: '开红字发票' }))
  const asked = await dialog()
  expect(await asked.findByText('¥31.00')).toBeTruthy()
  expect(asked.queryByText('¥96.00')).toBeNull()
})

test('a refusal goes with its reason', async () => {
  await user.click(rowOf('SH1').getByRole('button', { name: /拒\s?绝/ }))
  const asked = await dialog()
  await user.click(await asked.findByLabelText('拒绝原因'))
  await user.paste('抬头与税号不符')
  await user.click(asked.getByRole('button', { name: '拒绝开票' }))
  await waitFor(() => expect(server.calls(invoiceApi.close)).toEqual([{ id: 1, reason: '抬头与税号不符' }]))
})
