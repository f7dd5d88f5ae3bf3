import { forgetSession } from '#api/session.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { productApi } from '@zhanggui/contract/goods/product'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { toFen } from '@zhanggui/domain/kernel/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeSku } from '#api/testing/fake-product.ts'
import { cellsOf, editorServer, grid, openEditor, PRICE, tea } from './editor-for-tests.tsx'

const at = new Date('2026-03-01T04:00:00Z')
let server: Awaited<ReturnType<typeof editorServer>>

beforeEach(async () => {
  server = await editorServer()
})
afterEach(forgetSession)

test('a change sends what differs; the server’s word lands on the cell', async () => {
  server.refuse(productApi.update, {
    code: resultCode.invalid,
    message: '参数错误',
    data: { fields: [{ path: 'skuChanges.put.0.price', message: '售价太高' }] },
  })
  openEditor('7/2/2')
  await grid()
  expect(screen.getByText('拒绝原因：图片不清楚')).toBeTruthy()
  await userEvent.pointer({ keys: '[MouseLeft]', target: cellsOf('蓝')[PRICE] ?? document.body })
  await userEvent.keyboard('12.5{Enter}')
  const submit = await screen.findByRole('button', { name: '保存并提审' })
  await waitFor(() => expect(submit).toHaveProperty('disabled', false))
  await userEvent.click(submit)
  await userEvent.click(await screen.findByRole('button', { name: '提交审核，通过后上架' }))
  await waitFor(() => expect(cellsOf('蓝')[PRICE]?.title).toBe('售价太高'))
  expect(screen.getByText('售价太高', { selector: '.ant-form-item-explain-error *' })).toBeTruthy()
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
  openEditor('7/2/2')
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

test('a name is enough to keep a product; who submits it hears everything that is missing, at its place', async () => {
  server.reply(productApi.save, { id: 8, type: 8 })
  openEditor('0/2/2')
  await grid()
  await userEvent.type(screen.getByRole('textbox', { name: '商品名称' }), '碧螺春')
  await userEvent.click(screen.getByRole('textbox', { name: '单位' }))
  await userEvent.tab()
  expect(screen.queryByText('请输入单位', { selector: '.ant-form-item-explain-error *' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '保存并提审' }))
  expect(await screen.findByText('请选择商户商品分类', { selector: '.ant-form-item-explain-error *' })).toBeTruthy()
  expect(screen.getByText('请选择运费模板', { selector: '.ant-form-item-explain-error *' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /规格库存.*1.*处有误/ })).toBeTruthy()
  expect(cellsOf('默认')[0]?.title).toBe('请上传规格图片')
  expect(cellsOf('默认')[PRICE]?.title).toBe('请输入售价')
  expect(screen.getByRole('complementary', { name: '为什么还不能上架' }).textContent).toContain('运费模板')
  await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }))
  expect(await screen.findByText('添加成功')).toBeTruthy()
  expect(server.calls(productApi.save)).toMatchObject([
    {
      name: '碧螺春',
      categoryId: null,
      brandId: null,
      tempId: null,
      attrValue: [{ price: 0, image: '' }],
      isAutoUp: false,
    },
  ])
})

test('a draft is submitted as it is; saving it once more would do nothing', async () => {
  server.reply(productApi.update, null)
  openEditor('7/2/2')
  await grid()
  expect(screen.getByRole('button', { name: /^保\s?存$/ })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: '保存并提审' }))
  await screen.findByText('提交平台审核，审核结束前不能修改。')
  await userEvent.click(screen.getByRole('button', { name: '提交审核，暂不上架' }))
  expect(await screen.findByText('编辑成功')).toBeTruthy()
  expect(server.calls(productApi.update)).toEqual([{ id: 7, version: 2, isAutoUp: false, isAutoSubmitAudit: true }])
})

test('saving what is on sale asks once, and taking it down travels with the change', async () => {
  server.reply(productApi.info, { ...tea, auditStatus: 2, reason: '', isShow: true })
  openEditor('7/2/2')
  await grid()
  expect(screen.queryByRole('button', { name: '保存并提审' })).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: '商品名称' }), '新')
  const save = screen.getByRole('button', { name: /^保\s?存$/ })
  await userEvent.click(save)
  await screen.findByText('「龙井」正在出售。保存后下架并提交审核，审核通过前顾客不能购买。')
  await userEvent.click(screen.getByRole('button', { name: /^取\s?消$/ }))
  expect(server.calls(productApi.update)).toEqual([])
  await waitFor(() => expect(save).toHaveProperty('disabled', false))
  await userEvent.click(save)
  await userEvent.click(await screen.findByRole('button', { name: '下架并提审，暂不上架' }))
  expect(await screen.findByText('编辑成功')).toBeTruthy()
  expect(server.calls(productApi.update)).toMatchObject([
    { id: 7, name: '龙井新', isAutoDown: true, isAutoSubmitAudit: true, isAutoUp: false },
  ])
  expect(server.calls(productApi.down)).toEqual([])
})

test('a spec value with a filled line goes only after a question, and brings its figures back', async () => {
  openEditor('7/2/2')
  await grid()
  const remove = () => userEvent.click(screen.getByRole('button', { name: '移除 蓝' }))
  await remove()
  expect(await screen.findByText(/^将移除 1 个已填写的规格/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^取\s?消$/ }))
  expect(screen.getByTitle('蓝')).toBeTruthy()
  await remove()
  await userEvent.click(await screen.findByRole('button', { name: /^移\s?除$/ }))
  await waitFor(() => expect(screen.queryByTitle('蓝')).toBeNull())
  await userEvent.type(screen.getByRole('textbox', { name: '颜色的新规格值' }), '蓝{Enter}')
  await screen.findByTitle('蓝')
  expect(cellsOf('蓝')[PRICE]?.textContent).toBe('10.00')
})

test('a renamed value keeps its SKU and what is in it; a pasted list adds several', async () => {
  openEditor('7/2/2')
  await grid()
  await userEvent.click(screen.getByRole('button', { name: '蓝' }))
  const name = screen.getByRole('textbox', { name: '修改规格值 蓝' })
  await userEvent.clear(name)
  await userEvent.type(name, '红{Enter}')
  expect(await screen.findByText('规格值重复：红')).toBeTruthy()
  await userEvent.clear(name)
  await userEvent.type(name, '天蓝{Enter}')
  await screen.findByTitle('天蓝')
  expect(cellsOf('天蓝')[PRICE]?.textContent).toBe('10.00')
  await userEvent.click(screen.getByRole('textbox', { name: '颜色的新规格值' }))
  await userEvent.paste('绿、黑，白')
  await screen.findByTitle('白')
  // One more of a colour that has one picture begins with it; a new colour has none.
  expect(cellsOf('绿')[0]?.querySelector('img')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }))
  await screen.findByText('编辑成功')
  const [sent] = server.calls(productApi.update)
  expect(sent?.attr).toMatchObject([{ name: '颜色', values: ['红', '天蓝', '绿', '黑', '白'] }])
  expect(sent?.skuChanges?.removed).toEqual([])
  expect(sent?.skuChanges?.put[0]).toMatchObject({ id: 12, values: { 颜色: '天蓝' }, price: 1000 })
  expect(sent?.skuChanges?.put.map(({ values }) => values['颜色'])).toEqual(['天蓝', '绿', '黑', '白'])
})

test('to be looked at: nothing can be changed', async () => {
  openEditor('7/1/2')
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
  openEditor('7/2/2')
  await grid()
  await userEvent.click(screen.getByRole('button', { name: '添加分类' }))
  await userEvent.type(await screen.findByRole('textbox', { name: '分类名称' }), '春茶')
  await userEvent.click(screen.getByRole('button', { name: /^确\s?定$/ }))
  const chosen = () =>
    [...document.querySelectorAll('.ant-select-selection-item')].map(({ textContent }) => textContent)
  await waitFor(() => expect(chosen()).toEqual(expect.arrayContaining(['绿茶', '春茶'])))
})
