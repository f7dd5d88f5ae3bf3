import { fakeServer } from '#api/fake-server.ts'
import { signInAtFake } from '#api/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { onKitStage } from '#ui/kit-for-tests.tsx'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { guaranteeGroupApi } from '@zhanggui/contract/guarantee-group'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { platformGoodsApi } from '@zhanggui/contract/platform-goods'
import { productApi } from '@zhanggui/contract/product'
import { productCollectApi } from '@zhanggui/contract/product-collect'
import { shippingApi } from '@zhanggui/contract/shipping'
import { specRuleApi } from '@zhanggui/contract/spec-rule'
import { storeCategoryApi } from '@zhanggui/contract/store-category'
import { toFen } from '@zhanggui/domain/kernel/money'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeDetail, fakeSku } from '../fake-product.ts'
import ProductEditorPage from './product-editor.page.tsx'

const at = new Date('2026-03-01T04:00:00Z')
const tea = fakeDetail(7, { name: '龙井', auditStatus: 3, reason: '图片不清楚', version: 2 })
const nothing = { page: 1, limit: 500, total: 0, totalPage: 0, list: [] }

let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  server = fakeServer()
    .reply(productApi.info, tea)
    .reply(productApi.auditSwitch, { isSwitch: true, productSwitch: true })
    .reply(productApi.update, null)
    .reply(platformGoodsApi.categories, [])
    .reply(platformGoodsApi.brands, nothing)
    .reply(platformGoodsApi.guarantees, [])
    .reply(guaranteeGroupApi.list, [])
    .reply(shippingApi.list, nothing)
    .reply(specRuleApi.list, nothing)
    .reply(storeCategoryApi.list, [])
  await signInAtFake(server)
})
afterEach(forgetSession)

const open = (address: string, { beside, client }: { beside?: ReactNode; client?: QueryClient } = {}) =>
  onKitStage(
    <>
      <Routes>
        <Route path="/product/list/creatProduct/:id?/:isDisabled/:isCopy?" element={<ProductEditorPage />} />
      </Routes>
      {beside}
    </>,
    `/product/list/creatProduct/${address}`,
    client,
  )
const grid = () => screen.findByRole('grid', { name: '商品规格' })
const cellsOf = (line: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${line}`) })).getAllByRole('gridcell')
const PRICE = 1

test('a change sends what differs; the server’s word lands on the cell', async () => {
  server.refuse(productApi.update, {
    code: resultCode.invalid,
    message: '参数错误',
    data: { fields: [{ path: 'skuChanges.put.0.price', message: '售价太高' }] },
  })
  open('7/2/2')
  await grid()
  expect(screen.getByText('拒绝原因：图片不清楚')).toBeTruthy()
  await userEvent.pointer({ keys: '[MouseLeft]', target: cellsOf('蓝')[PRICE] ?? document.body })
  await userEvent.keyboard('12.5{Enter}')
  const submit = await screen.findByRole('button', { name: '保存并提审' })
  await waitFor(() => expect(submit).toHaveProperty('disabled', false))
  await userEvent.click(submit)
  await userEvent.click(await screen.findByRole('button', { name: /上\s?架/ }))
  await waitFor(() => expect(cellsOf('蓝')[PRICE]?.title).toBe('售价太高'))
  expect(screen.getByText('售价太高', { selector: '.ant-form-item-explain-error' })).toBeTruthy()
  expect(document.querySelector('.ant-alert-error')).toBeNull()
  expect(server.calls(productApi.update)).toMatchObject([
    {
      id: 7,
      version: 2,
      isAutoUp: true,
      isAutoSubmitAudit: true,
      skuChanges: { put: [{ id: 12, price: 1250, loadedStock: 5 }], removed: [] },
    },
  ])
  expect(server.calls(productApi.update)[0]).not.toHaveProperty('name')

  server.reply(productApi.update, null)
  await userEvent.click(await screen.findByRole('button', { name: /^保\s?存$/ }))
  expect(await screen.findByText('编辑成功')).toBeTruthy()
})

test('two people: lines that only the other one changed are taken over, mine stay', async () => {
  open('7/2/2')
  await grid()
  await userEvent.pointer({ keys: '[MouseLeft]', target: cellsOf('蓝')[PRICE] ?? document.body })
  await userEvent.keyboard('12.5{Enter}')
  server.refuse(productApi.update, { code: resultCode.conflict, message: '数据已被 李四 修改' })
  const theirs = [fakeSku(11, '红', { price: toFen(4400) }), fakeSku(12, '蓝')]
  server.reply(productApi.info, { ...tea, version: 3, attrValue: theirs })
  const save = screen.getByRole('button', { name: /^保\s?存$/ })
  await waitFor(() => expect(save).toHaveProperty('disabled', false))
  await userEvent.click(save)
  expect(await screen.findByText('规格明细：已采用对方修改的 1 个规格（红）')).toBeTruthy()
  server.reply(productApi.update, null)
  await userEvent.click(screen.getByRole('button', { name: '确认并继续编辑' }))
  await screen.findByText('44.00')
  await userEvent.click(save)
  await screen.findByText('编辑成功')
  const sent = server.calls(productApi.update).at(-1)
  expect(sent).toMatchObject({ version: 3, skuChanges: { put: [{ id: 12, price: 1250 }], removed: [] } })
  expect(sent?.skuChanges?.put).toHaveLength(1)
})

test('a new product names everything that is missing, at its place', async () => {
  open('0/2/2')
  await grid()
  await userEvent.type(screen.getByRole('textbox', { name: '商品名称' }), '碧螺春')
  await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }))
  expect(await screen.findByText('请选择商户商品分类', { selector: '.ant-form-item-explain-error' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /规格库存.*1.*处有误/ })).toBeTruthy()
  expect(cellsOf('默认')[0]?.title).toBe('请上传规格图片')
  expect(screen.getByRole('complementary', { name: '为什么还不能上架' }).textContent).toContain('运费模板')
})

test('a spec value with a filled line goes only after a question, and brings its figures back', async () => {
  open('7/2/2')
  await grid()
  const remove = () => userEvent.click(screen.getByRole('button', { name: '移除 蓝' }))
  await remove()
  expect(await screen.findByText('将移除 1 个已填写的规格，继续吗？')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^取\s?消$/ }))
  expect(screen.getByTitle('蓝')).toBeTruthy()
  await remove()
  await userEvent.click(await screen.findByRole('button', { name: /^确\s?定$/ }))
  await waitFor(() => expect(screen.queryByTitle('蓝')).toBeNull())
  await userEvent.type(screen.getByRole('textbox', { name: '颜色的新规格值' }), '蓝{Enter}')
  await screen.findByTitle('蓝')
  expect(cellsOf('蓝')[PRICE]?.textContent).toBe('10.00')
})

test('what was typed last time is offered, the lines of the table too', async () => {
  const line = { values: { 颜色: '红' }, id: 11, loadedStock: 5, image: '/media/a.png', price: 4200, barCode: 'A1' }
  const values = { name: '雀舌', attrValue: JSON.stringify([line]) }
  localStorage.setItem('draft:owner:product-7', JSON.stringify({ savedAt: at.getTime(), values }))
  open('7/2/2')
  await grid()
  await userEvent.click(screen.getByRole('button', { name: '恢复草稿' }))
  expect(screen.getByRole('textbox', { name: '商品名称' })).toHaveProperty('value', '雀舌')
  await waitFor(() => expect(screen.queryByRole('row', { name: /^蓝/ })).toBeNull())
  expect(cellsOf('红')[PRICE]?.textContent).toBe('42.00')
})

test('the draft of a copy belongs to the product that is copied', async () => {
  localStorage.setItem(
    'draft:owner:product-copy-8',
    JSON.stringify({ savedAt: at.getTime(), values: { name: '雀舌' } }),
  )
  const { unmount } = open('7/2/1')
  await grid()
  expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull()
  unmount()
  open('8/2/1')
  expect(await screen.findByRole('button', { name: '恢复草稿' })).toBeTruthy()
})

test('what is typed stays when the shop is read anew in vain', async () => {
  function Elsewhere() {
    const [isThere, setThere] = useState(false)
    return isThere ? <AgainAsked /> : <Button onClick={() => setThere(true)}>别处</Button>
  }
  const AgainAsked = () => <output>{useCall(productApi.auditSwitch, {}, { staleTime: 0 }).error?.message}</output>
  open('7/2/2', { beside: <Elsewhere /> })
  await grid()
  await userEvent.type(screen.getByRole('textbox', { name: '商品名称' }), '春')
  server.refuse(productApi.auditSwitch, { code: resultCode.refused, message: '系统繁忙' })
  await userEvent.click(screen.getByRole('button', { name: /别\s?处/ }))
  expect(await screen.findByText('系统繁忙')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: '商品名称' })).toHaveProperty('value', '龙井春')
})

test('only the page for collecting asks for a link, whatever the list has learnt before', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData([productCollectApi.config.area, productCollectApi.config.name, {}], { copyType: '1', copyNum: 3 })
  open('7/1', { client })
  await grid()
  expect(screen.queryByRole('region', { name: '商品采集' })).toBeNull()
})

test('a product of another shop fills the form', async () => {
  const { type, name, intro, keyword, image, sliderImage, content, unitName, specType } = tea
  const { id: _id, sku: _sku, sales: _sales, ...figures } = fakeSku(1, '绿')
  server.reply(productCollectApi.config, { copyType: '1', copyNum: 3 }).reply(productCollectApi.copy, {
    info: {
      type,
      name,
      intro,
      keyword,
      image,
      sliderImage,
      content,
      unitName,
      specType,
      attr: [{ attrName: '颜色', attrValues: ['绿'] }],
      attrValue: [figures],
    },
    lostPictures: [{ place: '详情图第2张', reason: '下载超时' }],
  })
  open('0/2/1')
  await grid()
  expect(screen.getByText(/您当前剩余3条采集次数/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /采\s?集/ }))
  expect(await screen.findByText('请输入链接地址！')).toBeTruthy()
  const link = screen.getByRole('textbox', { name: '链接地址' })
  await userEvent.type(link, 'https://elsewhere.example/1{Enter}')
  expect(await screen.findByText('仅支持淘宝、京东、苏宁、拼多多、天猫的商品链接')).toBeTruthy()
  await userEvent.clear(link)
  await userEvent.type(link, 'https://item.jd.com/1.html{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: '商品名称' })).toHaveProperty('value', '龙井'))
  expect(cellsOf('绿')[PRICE]?.textContent).toBe('10.00')
  expect(screen.getByText('详情图第2张：下载超时')).toBeTruthy()
  await userEvent.type(link, '{Enter}')
  expect(await screen.findByText('采集到的内容会覆盖已填写的内容，继续吗？')).toBeTruthy()
})

test('to be looked at: nothing can be changed', async () => {
  open('7/1/2')
  const table = await grid()
  expect(table.getAttribute('aria-readonly')).toBe('true')
  expect(screen.getByRole('textbox', { name: '商品名称' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: /^保\s?存$/ })).toBeNull()
  expect(await screen.findByText('无')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: '龙井' })).toBeTruthy()
  expect(screen.getByText('审核失败')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^编\s?辑$/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^上\s?架$/ }).getAttribute('aria-description')).toBe('商品审核状态异常')
})

test('a category that is added here is chosen, beside what was chosen before', async () => {
  const category = { pid: 0, icon: '', sort: 1, isShow: true, version: 1, createTime: at, updateTime: at }
  const stored = [{ ...category, id: 3, name: '绿茶' }]
  server
    .reply(storeCategoryApi.list, () => stored)
    .reply(storeCategoryApi.add, ({ name }) => {
      stored.push({ ...category, id: 4, name })
      return { id: 4 }
    })
  open('7/2/2')
  await grid()
  await userEvent.click(screen.getByRole('button', { name: '添加分类' }))
  await userEvent.type(await screen.findByRole('textbox', { name: '分类名称' }), '春茶')
  await userEvent.click(screen.getByRole('button', { name: /^确\s?定$/ }))
  const chosen = () =>
    [...document.querySelectorAll('.ant-select-selection-item')].map(({ textContent }) => textContent)
  await waitFor(() => expect(chosen()).toEqual(expect.arrayContaining(['绿茶', '春茶'])))
})
