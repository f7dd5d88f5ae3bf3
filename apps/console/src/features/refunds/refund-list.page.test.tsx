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
  rows = [fakeRefund(3, { afterSalesType: 2, returnGoodsType: 1 }), fakeRefund(2), fakeRefund(1, { refundStatus: 3 })]
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
        : [{ id: 1, text: '请提供破损处的照片。' }],
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

test('a refusal needs words, which may be a phrase', async () => {
  const row = screen.getByRole('link', { name: 'RE2' }).closest('tr')
  await user.click(within(row ?? document.body).getByRole('button', { name: '拒绝' }))
  const refuse = await dialogOf('拒绝退款')
  await user.click(await refuse.findByRole('button', { name: '请提供破损处的照片。' }))
  await user.click(refuse.getByRole('button', { name: '拒绝退款' }))
  expect(await screen.findByText('审核成功')).toBeTruthy()
  expect(server.calls(refundApi.audit)).toEqual([
    { refundOrderNo: 'RE2', auditType: 'refuse', reason: '请提供破损处的照片。' },
  ])
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
