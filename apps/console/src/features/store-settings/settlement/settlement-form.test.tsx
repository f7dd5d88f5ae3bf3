import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { bankApi } from '@zhanggui/contract/bank'
import { formTemplateApi } from '@zhanggui/contract/form-template'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { settlementApi } from '@zhanggui/contract/store/settlement'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import SettlementPart from './settlement-form.tsx'
import { changesSince } from './settlement-values.ts'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const day = new Date('2026-03-01T01:00:00Z')
const account = {
  settlementType: 'bank' as const,
  bankAccountType: 0 as const,
  bankUserName: '王掌柜',
  bankName: '招商银行',
  bankCard: '************5678',
  bankAddress: '南京分行',
  wechatCode: '',
  wechatQrcodeUrl: '',
  alipayCode: '',
  alipayQrcodeUrl: '',
  realName: '',
  version: 2,
}
const field = (name: string, label: string, tag = 'el-input') => ({
  __config__: { label, tag, required: true, layout: 'colFormItem', span: 24, regList: [], showLabel: true },
  __vModel__: name,
  placeholder: `请输入${label}`,
  __slot__: { options: [] },
})
const bankForm = JSON.stringify({
  fields: [
    field('bankUserName', '持卡人姓名'),
    field('bankName', '银行名称', 'el-select'),
    field('bankCard', '银行卡号'),
    field('bankAddress', '开户地址'),
  ],
})

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  server = fakeServer()
    .reply(settlementApi.info, account)
    .reply(bankApi.list, [{ code: 'CMB', name: '招商银行' }])
    .reply(formTemplateApi.byName, { id: 1, name: '', info: '', content: bankForm, createTime: day, updateTime: day })
  await signInAtFake(server)
})
afterEach(forgetSession)

const open = () =>
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <SettlementPart />
    </ConfigProvider>,
  )
const button = (name: RegExp) => screen.getByRole('button', { name })
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a stored card is kept by leaving its field blank, and a refusal lands on its field', async () => {
  server.refuse(settlementApi.edit, {
    code: resultCode.invalid,
    message: '银行卡号为12-30位数字',
    data: { fields: [{ path: 'bankCard', message: '银行卡号为12-30位数字' }] },
  })
  open()
  expect(await screen.findByPlaceholderText('已保存 ************5678，不修改请留空')).toBeTruthy()
  enter('开户地址', '上海分行')
  await user.click(button(/提\s?交/))
  expect(await screen.findByText('银行卡号为12-30位数字')).toBeTruthy()
  expect(server.calls(settlementApi.edit)).toMatchObject([
    { settlementType: 'bank', bankUserName: '王掌柜', bankCard: '', bankAddress: '上海分行', version: 2 },
  ])
})

test('another kind of account asks before it takes away what was typed', async () => {
  open()
  await screen.findByLabelText('开户地址')
  enter('开户地址', '上海分行')
  await user.click(screen.getByRole('radio', { name: '微信' }))
  await user.click(await screen.findByRole('button', { name: '继续编辑' }))
  expect(screen.getByLabelText('开户地址')).toHaveProperty('value', '上海分行')
  await user.click(screen.getByRole('radio', { name: '微信' }))
  await user.click(await screen.findByRole('button', { name: '放弃' }))
  await waitFor(() => expect(screen.getByLabelText('开户地址')).toHaveProperty('value', '南京分行'))
})

test('what somebody else has changed meanwhile is told in words', () => {
  const alipay = {
    ...account,
    settlementType: 'alipay' as const,
    alipayCode: 'tea@shop.example',
    alipayQrcodeUrl: '/q.png',
  }
  expect(changesSince(account, account)).toEqual([])
  expect(changesSince(account, { ...account, bankUserName: '李掌柜' })).toEqual(['户名改为「李掌柜」'])
  expect(changesSince(account, alipay)).toEqual([
    '结算到支付宝',
    '支付宝账号改为「tea@shop.example」',
    '支付宝收款二维码已更换',
  ])
})
