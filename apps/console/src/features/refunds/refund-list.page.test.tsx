import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { teamApi } from '@zhanggui/contract/order/team'
import { refundApi, type RefundDetail } from '@zhanggui/contract/order/refund'
import { phraseApi } from '@zhanggui/contract/store/phrase'
import { returnAddressApi } from '@zhanggui/contract/store/return-address'
import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeRefund } from './fake-refund.ts'
import RefundListPage from './refund-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const address = (id: number, isDefault: boolean, isShow = true) => ({
  id,
  receiverName: `仓库${id}`,
  receiverPhone: '13800001111',
  regionId: 1,
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '',
  detail: '1 号',
  isDefault,
  isShow,
  version: 1,
})

let rows: RefundDetail[]
let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  const isReturn = { afterSalesType: 2, returnGoodsType: 1 } as const
  rows = [
    fakeRefund(3, isReturn),
    fakeRefund(2),
    fakeRefund(1, { refundStatus: 3 }),
    fakeRefund(4, { ...isReturn, refundStatus: 5 }),
  ]
  server = fakeServer()
    .reply(refundApi.list, () => ({ page: 1, limit: 20, total: rows.length, totalPage: 1, list: rows }))
    .reply(teamApi.options, { people: [], tagList: [] })
    .reply(teamApi.marks, [])
    .reply(refundApi.tabs, {
      all: 3,
      await: 2,
      reject: 0,
      refunding: 0,
      refunded: 1,
      awaitReturning: 0,
      awaitReceiving: 0,
      revoke: 0,
    })
    .reply(refundApi.info, ({ refundOrderNo }) => {
      const found = rows.find((row) => row.refundOrderNo === refundOrderNo)
      return found ?? fakeRefund(9)
    })
    .reply(refundApi.audit, ({ refundOrderNo }) => {
      rows = rows.filter((row) => row.refundOrderNo !== refundOrderNo)
      return null
    })
    .reply(returnAddressApi.list, [address(5, false), address(6, true), address(7, false, false)])
    .reply(phraseApi.list, ({ kind }) =>
      kind === phraseKind.is.remark
        ? [{ id: 2, text: '{订单号}已联系买家。' }]
        : [{ id: 1, text: '{买家}请提供照片，{金额} 元随后退回。' }],
    )
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <RefundListPage />
    </ConfigProvider>,
  )
  await screen.findByRole('link', { name: 'RE3' })
})
afterEach(forgetSession)

const rowOf = (refundOrderNo: string) => {
  const found = screen.getByRole('link', { name: refundOrderNo }).closest('tr')
  if (!found) throw new Error(`no row of ${refundOrderNo}`)
  return within(found)
}

/** The dialog under this title. */
const dialogOf = async (title: string) => {
  const found = (await screen.findByText(title, { selector: '.ant-drawer-title, .edit-title' })).closest(
    '[role=dialog]',
  )
  if (!(found instanceof HTMLElement)) throw new Error(`no dialog ${title}`)
  return within(found)
}

test('an agreed return goes to the default address, and the next refund of the queue comes up', async () => {
  await user.click(screen.getByRole('link', { name: 'RE3' }))
  const drawer = await dialogOf('退款单详情')
  await user.click(await drawer.findByRole('button', { name: '同意' }))
  const agree = await dialogOf('同意「顾客3」退货退款')
  expect((await agree.findAllByRole('radio')).length).toBe(2)
  expect(agree.getByRole('radio', { name: /仓库6/ })).toHaveProperty('checked', true)
  await user.click(agree.getByRole('button', { name: /^同\s?意$/ }))
  expect(await screen.findByRole('heading', { name: 'RE2' })).toBeTruthy()
  expect(server.calls(refundApi.audit)).toEqual([{ refundOrderNo: 'RE3', auditType: 'success', merAddressId: 6 }])
  expect(screen.getByTestId('address').textContent).toBe('?open=RE2')
  expect(screen.queryByRole('link', { name: 'RE3' })).toBeNull()
})

test('without an address to send back to nothing can be agreed, and the way to add one is shown', async () => {
  server.reply(returnAddressApi.list, [address(7, true, false)])
  await user.click(screen.getByRole('link', { name: 'RE3' }))
  const drawer = await dialogOf('退款单详情')
  await user.click(await drawer.findByRole('button', { name: '同意' }))
  const agree = await dialogOf('同意「顾客3」退货退款')
  expect(await agree.findByText('请先去设置-商家地址管理中添加售后地址')).toBeTruthy()
  expect(agree.getByRole('link', { name: '去添加' }).getAttribute('href')).toBe('/operation/modifyStoreInfo')
  expect(agree.getByRole('button', { name: /^同\s?意$/ })).toHaveProperty('disabled', true)
  expect(server.calls(refundApi.audit)).toEqual([])
})

test('a refusal needs words, which may be a phrase that names the buyer and the sum', async () => {
  await user.click(rowOf('RE2').getByRole('button', { name: '拒绝' }))
  const refuse = await dialogOf('拒绝退款')
  await user.click(refuse.getByRole('button', { name: '拒绝退款' }))
  expect(await refuse.findByText('请填写拒绝退款原因')).toBeTruthy()
  await user.click(await refuse.findByRole('button', { name: '{买家}请提供照片，{金额} 元随后退回。' }))
  await user.click(refuse.getByRole('button', { name: '拒绝退款' }))
  expect(await screen.findByText('审核成功')).toBeTruthy()
  expect(server.calls(refundApi.audit)).toEqual([
    { refundOrderNo: 'RE2', auditType: 'refuse', reason: '顾客2请提供照片，96.00 元随后退回。' },
  ])
})

test('what the payment channel has not paid is asked for again, from the row or beside the reason', async () => {
  const inRow = (name: string) =>
    within(screen.getByRole('link', { name }).closest('tr') ?? document.body).queryByRole('button', {
      name: '重新发起',
    })
  expect(inRow('RE3')).toBeNull()
  rows = [
    fakeRefund(3, { refundStatus: 2, channelError: '余额不足' }),
    fakeRefund(2, { refundStatus: 2 }),
    // Whatever is wrong with it, nothing is on its way that could be asked for.
    fakeRefund(1, { refundStatus: 3, channelError: '余额不足' }),
  ]
  server.reply(refundApi.retry, ({ refundOrderNo }) => {
    rows = rows.map((row) => (row.refundOrderNo === refundOrderNo ? { ...row, channelError: '' } : row))
    return null
  })
  await user.click(screen.getByRole('tab', { name: /退款中/ }))
  await waitFor(() => expect(inRow('RE3')).toBeTruthy())
  expect(inRow('RE2')).toBeNull()
  expect(inRow('RE1')?.getAttribute('data-hint')).toBe('退款单状态异常')

  await user.click(screen.getByRole('link', { name: 'RE3' }))
  const drawer = await dialogOf('退款单详情')
  expect(await drawer.findByText('余额不足')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: '重新发起' }))
  const question = (await screen.findByText(/确定重新发起退款吗/)).closest('[role=dialog]')
  await user.click(
    within(question instanceof HTMLElement ? question : document.body).getByRole('button', { name: '重新发起' }),
  )
  expect(await screen.findByText('已重新发起退款')).toBeTruthy()
  expect(server.calls(refundApi.retry)).toEqual([{ refundOrderNo: 'RE3' }])
  await waitFor(() => expect(drawer.queryByText('支付渠道退款未成功')).toBeNull())
  expect(inRow('RE3')).toBeNull()
})

test('goods that have come back are paid for after a question', async () => {
  server.reply(refundApi.receive, null)
  await user.click(rowOf('RE4').getByRole('button', { name: '确认收货' }))
  expect(await screen.findByText('确定已经收到所有退款商品吗？确认后将退款 ¥96.00 给「顾客4」。')).toBeTruthy()
  expect(server.calls(refundApi.receive)).toEqual([])
  await user.click(
    within(screen.getAllByRole('dialog').at(-1) as HTMLElement).getByRole('button', { name: '确认收货' }),
  )
  expect(await screen.findByText('确认收货成功')).toBeTruthy()
  expect(server.calls(refundApi.receive)).toEqual([{ refundOrderNo: 'RE4' }])
})

test('goods that are not what was sold are refused with a reason, and nothing is decided about the application', async () => {
  server.reply(refundApi.refuseGoods, null)
  await user.click(rowOf('RE4').getByRole('button', { name: '拒绝收货' }))
  const refuse = await dialogOf('拒绝收货')
  await user.click(await refuse.findByLabelText('拒绝收货原因'))
  await user.paste('不是本店商品')
  await user.click(refuse.getByRole('button', { name: '拒绝收货' }))
  expect(await screen.findByText('拒绝收货成功')).toBeTruthy()
  expect(server.calls(refundApi.refuseGoods)).toEqual([{ refundOrderNo: 'RE4', reason: '不是本店商品' }])
  expect(server.calls(refundApi.audit)).toEqual([])
})

test('a remark takes phrases of its own, with the number of the order', async () => {
  server.reply(refundApi.remark, null)
  await user.click(screen.getByRole('link', { name: 'RE2' }))
  await user.click(await (await dialogOf('退款单详情')).findByRole('button', { name: '备注' }))
  const remark = await dialogOf('退款单备注')
  await user.click(await remark.findByRole('button', { name: '{订单号}已联系买家。' }))
  await user.click(remark.getByRole('button', { name: /^保\s?存$/ }))
  const { orderNo } = fakeRefund(2)
  await waitFor(() =>
    expect(server.calls(refundApi.remark)).toEqual([{ refundOrderNo: 'RE2', remark: `${orderNo}已联系买家。` }]),
  )
})
