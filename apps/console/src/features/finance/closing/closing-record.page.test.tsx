import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { closingApi, type ClosingBase, type ClosingRow } from '@zhanggui/contract/finance/closing'
import { toFen } from '@zhanggui/domain/kernel/money'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import ClosingRecordPage from './closing-record.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const base: ClosingBase = {
  balance: toFen(63_604),
  transferBalance: toFen(53_604),
  freezeAmount: toFen(0),
  pendingAmount: toFen(22_640),
  holdAmount: toFen(0),
  guaranteedAmount: toFen(10_000),
  transferMinAmount: toFen(5000),
  transferMaxAmount: toFen(0),
  settlementType: 'bank',
  bankAccountType: 0,
  bankUserName: '王掌柜',
  bankName: '招商银行',
  bankCard: '************5678',
  bankAddress: '南京分行',
  realName: '',
  wechatCode: '',
  wechatQrcodeUrl: '',
  alipayCode: '',
  alipayQrcodeUrl: '',
}
const closing: ClosingRow = {
  id: 1,
  closingNo: 'CM1',
  amount: toFen(50_000),
  closingType: 'bank',
  auditStatus: 0,
  accountStatus: 0,
  withdrawStatus: 0,
  auditName: '',
  auditTime: null,
  refusalReason: '',
  refusal: '',
  applicant: '王掌柜',
  createTime: new Date('2026-11-18T02:00:00Z'),
}
const refused: ClosingRow = { ...closing, id: 2, closingNo: 'CM2', auditStatus: 2, refusalReason: '开户名不一致' }

afterEach(forgetSession)

async function open(of: ClosingBase = base) {
  const server = fakeServer()
    .reply(closingApi.list, { page: 1, limit: 20, total: 2, totalPage: 1, list: [closing, refused] })
    .reply(closingApi.tabs, { all: 2, waiting: 1, passed: 0, refused: 1, cancelled: 0 })
    .reply(closingApi.base, of)
    .reply(closingApi.apply, { closingNo: 'CM3' })
    .reply(closingApi.cancel, null)
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <ClosingRecordPage />
    </ConfigProvider>,
  )
  await screen.findByRole('link', { name: 'CM1' })
  return server
}

test('says where the money stands and why one was refused', async () => {
  await open()
  expect(await screen.findByText('¥536.04')).toBeDefined()
  expect(screen.getByText('订单已付款，尚未到结算节点')).toBeDefined()
  expect(screen.getByText('开户名不一致')).toBeDefined()
})

test('asks for a payout within what can be had', async () => {
  const server = await open()
  await user.click(await screen.findByRole('button', { name: '申请结算' }))
  const dialog = await screen.findByRole('dialog')
  const amount = await within(dialog).findByRole('textbox', { name: '申请金额' })
  await user.type(amount, '600')
  await user.click(within(dialog).getByRole('button', { name: '立即申请' }))
  expect(await within(dialog).findByText('提现金额不能超过可提现金额')).toBeDefined()
  await user.clear(amount)
  await user.click(within(dialog).getByRole('button', { name: '全部提现' }))
  expect(amount).toHaveProperty('value', '536.04')
  await user.clear(amount)
  await user.type(amount, '500')
  await user.click(within(dialog).getByRole('button', { name: '立即申请' }))
  await waitFor(() =>
    expect(server.calls(closingApi.apply)).toEqual([{ closingType: 'bank', amount: 50_000, mark: '' }]),
  )
})

test('a type without an account leads to the settings', async () => {
  await open()
  await user.click(await screen.findByRole('button', { name: '申请结算' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('radio', { name: '支付宝' }))
  expect(await within(dialog).findByRole('link', { name: '去设置收款账户' })).toBeDefined()
})

test('is blocked with the reason while there is nothing to ask for', async () => {
  await open({ ...base, balance: toFen(10_000), transferBalance: toFen(0) })
  await screen.findAllByText('¥100.00')
  const button = screen.getByRole('button', { name: '申请结算' })
  expect(button.getAttribute('aria-description')).toBe('商户余额不足提现保证金')
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('only what nobody has decided can be taken back', async () => {
  await open()
  expect(screen.getAllByRole('button', { name: '撤销' })).toHaveLength(1)
})
