import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { fewRegionsTree } from '#widgets/region-cascader/fake-regions.ts'
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { merchantApi } from '@zhanggui/contract/merchant'
import { regionApi } from '@zhanggui/contract/region'
import { orderRuleApi } from '@zhanggui/contract/store/order-rule'
import { phraseApi } from '@zhanggui/contract/store/phrase'
import { printerApi } from '@zhanggui/contract/store/printer'
import { setupSteps } from '@zhanggui/domain/store/setup-rules'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import StoreSettingsPage from './store-settings.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const day = new Date('2026-03-01T01:00:00Z')
const base = {
  name: '青禾茶业',
  account: 'owner',
  phone: '13800138000',
  realName: '王掌柜',
  categoryId: 1,
  merCategory: '茶酒饮料',
  typeId: 1,
  merType: '旗舰店',
  handlingFee: 5,
  isSelf: false,
  isRecommend: false,
  isSwitch: true,
  productSwitch: true,
  qualificationPicture: [],
  copyProductNum: 3,
  starLevel: 5,
  receiptPrintingSwitch: 0 as const,
  createTime: day,
}
const setup = {
  isSwitch: true,
  steps: setupSteps.map((step) => ({ step, isDone: true })),
  whyNotOpen: null as string | null,
  onSaleNum: 12,
}
const info = {
  avatar: '/media/a.png',
  backImage: '/media/b.png',
  streetBackImage: '/media/c.png',
  coverImage: '/media/d.png',
  rectangleLogo: '/media/e.png',
  intro: '茶',
  keywords: ['茶'],
  regionId: 320106,
  province: '江苏省',
  city: '南京市',
  district: '鼓楼区',
  addressDetail: '中山路 1 号',
  latitude: 1,
  longitude: 2,
  serviceType: 'phone' as const,
  serviceLink: '',
  servicePhone: '025-66668888',
  alertStock: 0,
  isTakeTheir: false,
  receiptPrintingSwitch: 0 as const,
  version: 4,
}
const printer = {
  id: 9,
  printName: '前台',
  printType: 1 as const,
  printYlyAppid: '',
  printYlyUserid: '',
  printYlySec: '' as const,
  printYlyMerchineNo: '',
  printFeName: '前台',
  printFeUser: 'shop',
  printFeUkey: '******' as const,
  printFeSn: '960123456',
  status: true,
  version: 1,
}

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  localStorage.clear()
  server = fakeServer()
    .reply(merchantApi.baseInfo, base)
    .reply(merchantApi.setup, setup)
    .reply(merchantApi.switch, null)
    .reply(merchantApi.info, info)
    .reply(merchantApi.editInfo, null)
    .reply(regionApi.tree, fewRegionsTree())
    .reply(printerApi.info, printer)
    .reply(orderRuleApi.info, { autoRefundPrice: null, shipWithinHours: 48, shipHoursLimit: 72, version: 0 })
    .reply(orderRuleApi.edit, null)
    .reply(phraseApi.list, [])
  await signInAtFake(server)
})
afterEach(forgetSession)

const open = (tab: string) =>
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <StoreSettingsPage />
    </ConfigProvider>,
    `/?tab=${tab}`,
  )
const button = (name: RegExp) => screen.getByRole('button', { name })
const toggle = () => screen.findByRole('switch', { name: '开启商户' })
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('closing the shop says how many products it takes off sale, and does nothing unless that is meant', async () => {
  open('base')
  await user.click(await toggle())
  expect(await screen.findByText(/出售中的 12 件商品会全部下架/)).toBeTruthy()
  await user.click(button(/取\s?消/))
  expect(server.calls(merchantApi.switch)).toEqual([])
  expect((await toggle()).getAttribute('aria-checked')).toBe('true')
  await user.click(await toggle())
  await user.click(await screen.findByRole('button', { name: /关闭商户/ }))
  await waitFor(() => expect(server.calls(merchantApi.switch)).toEqual([{ isSwitch: false }]))
})

test('a shop that cannot open yet says why, and leads to what is missing', async () => {
  const whyNotOpen = '请先进行客服信息配置'
  const steps = setupSteps.map((step) => ({ step, isDone: step === 'freight' }))
  server.reply(merchantApi.setup, { ...setup, isSwitch: false, whyNotOpen, steps })
  open('base')
  expect((await toggle()).getAttribute('aria-description')).toBe(whyNotOpen)
  await user.click(await toggle())
  expect(server.calls(merchantApi.switch)).toEqual([])
  expect(screen.getByText('已完成 1 / 6')).toBeTruthy()
  expect(screen.getByRole('link', { name: '填写结算账户' }).getAttribute('href')).toBe(
    '/operation/modifyStoreInfo?tab=settlement',
  )
})

test('the coordinates can be those of the city; the form is sent with the version it was read with', async () => {
  open('info')
  await user.click(await screen.findByRole('button', { name: '填入城市中心' }))
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('操作成功')).toBeTruthy()
  const { province: _, city: __, district: ___, ...stored } = info
  expect(server.calls(merchantApi.editInfo)).toEqual([{ ...stored, longitude: 118.8, latitude: 32.06 }])
})

test('everything that is wrong is blamed at once, each at its field, and nothing that was typed is changed', async () => {
  open('info')
  await screen.findByLabelText('客服电话')
  const typed = { 客服电话: '12', 警戒库存: '10000', 经度: '200' }
  for (const [label, value] of Object.entries(typed)) enter(label, value)
  for (const label of Object.keys(typed)) fireEvent.blur(screen.getByLabelText(label))
  await user.click(button(/确\s?定/))
  for (const message of [/客服电话格式不正确/, '警戒库存范围0~9999', '经度范围为-180~180']) {
    expect(await screen.findByText(message)).toBeTruthy()
  }
  for (const [label, value] of Object.entries(typed))
    expect(screen.getByLabelText(label)).toHaveProperty('value', value)
  expect(server.calls(merchantApi.editInfo)).toEqual([])
})

test('a test print shows the slip; what is not saved is not printed', async () => {
  server.reply(printerApi.test, { isSandbox: true, slip: '测试打印，请勿发货' })
  open('printer')
  await screen.findByLabelText('配置名称')
  await user.click(button(/测试打印/))
  expect(await screen.findByText('当前为模拟打印，小票只显示在这里')).toBeTruthy()
  expect(screen.getByLabelText('小票').textContent).toBe('测试打印，请勿发货')
  enter('配置名称', '后厨')
  expect(button(/测试打印/).getAttribute('aria-description')).toBe('有未保存的修改，请先保存')
})

test('refunds by themselves need an amount, and the time to ship stays within the limit', async () => {
  open('rule')
  await user.click(await screen.findByRole('switch', { name: /未发货订单自动同意退款/ }))
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('请输入金额')).toBeTruthy()
  enter('发货时限（小时）', '73')
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('发货时限为1~72小时')).toBeTruthy()
  enter('发货时限（小时）', '48')
  enter('自动同意的最高金额', '50')
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('操作成功')).toBeTruthy()
  expect(server.calls(orderRuleApi.edit)).toEqual([{ shipWithinHours: 48, autoRefundPrice: 5000, version: 0 }])
})

test('Ctrl+Enter saves the part that is looked at, not one behind another tab', async () => {
  open('rule')
  await screen.findByLabelText(/发货时限/)
  enter('发货时限（小时）', '24')
  await user.click(screen.getByRole('tab', { name: '商户信息' }))
  await toggle()
  // jsdom lays nothing out; a browser says that what a tab hides is not visible.
  const form = screen.getByRole('form', { name: '店铺规则' })
  Object.assign(form, { checkVisibility: () => false })
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(server.calls(orderRuleApi.edit)).toEqual([])
  Object.assign(form, { checkVisibility: () => true })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(server.calls(orderRuleApi.edit)).toHaveLength(1))
})

test('who may only read sees no buttons, and only what they may read', async () => {
  await signInAtFake(server, [orderRuleApi.info.permission])
  open('base')
  expect(await screen.findByLabelText(/发货时限/)).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: /确\s?定/ })).toBeNull()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['店铺规则'])
})
