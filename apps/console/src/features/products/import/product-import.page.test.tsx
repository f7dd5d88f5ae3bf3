import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { type ProductImport, productImportApi } from '@zhanggui/contract/goods/product-import'
import { taskApi } from '@zhanggui/contract/task'
import { importOutcome, importState } from '@zhanggui/domain/product/import-codes'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { checkedFile, importRows, importServer, uploadedFile } from './fake-import.ts'
import ProductImportPage from './product-import.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

afterEach(forgetSession)

const { is } = importState
const DAY = 24 * 3_600_000

async function open(file: ProductImport, at = '/?id=5', rows = importRows) {
  const held = importServer(file, rows)
  await signInAtFake(held.server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <ProductImportPage />
    </ConfigProvider>,
    at,
  )
  return held
}
const address = () => screen.getByTestId('address').textContent
const step = () => screen.getByRole('listitem', { current: 'step' }).textContent
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

async function pick(field: HTMLElement, option: string) {
  await user.type(field, option)
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }))
}

function drop(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('nowhere to drop a file')
  fireEvent.change(input, { target: { files: [file] } })
}

test('a file is refused before it is sent, refused by the server, and sent again', async () => {
  const { server } = await open({ ...uploadedFile, state: is.committed, done: 2, undoUntil: null }, '/')
  expect(await screen.findByRole('link', { name: '春茶.xlsx' })).toHaveProperty('pathname', '/product/list/import')
  expect(rowOf('春茶').getByText('已导入 2')).toBeTruthy()

  drop(new File(['x'], '春茶.xls'))
  expect(await screen.findByText('文件类型必须是.xlsx、.csv中的一种')).toBeTruthy()
  expect(server.calls(productImportApi.upload)).toEqual([])

  server.refuse(productImportApi.upload, { code: resultCode.refused, message: '文件里没有商品' })
  drop(new File(['x'], '春茶.csv'))
  expect(await screen.findByText('文件里没有商品')).toBeTruthy()
  expect(screen.queryByText('文件类型必须是.xlsx、.csv中的一种')).toBeNull()

  server.reply(productImportApi.upload, uploadedFile)
  await user.click(await button('重新上传 春茶.csv'))
  await waitFor(() => expect(address()).toBe('?id=5'))
})

test('columns are guessed, corrected and sent; a repeated field is named where it stands', async () => {
  const { server, change } = await open(uploadedFile)
  expect(await screen.findByText('已匹配 2 列，其余 1 列不导入')).toBeTruthy()
  expect(step()).toContain('匹配列')
  expect(screen.getByText(/^添加商品还需要：商品名称、平台分类/)).toBeTruthy()

  const field = screen.getByRole('combobox', { name: 'C 列备注对应的字段' })
  await pick(field, '售价（添加时必填）')
  expect(await screen.findByText('与 B 列重复')).toBeTruthy()
  expect(screen.getByText('「售价」匹配了不止一列')).toBeTruthy()
  const begin = await button('开始检查')
  expect(begin).toHaveProperty('disabled', true)
  await pick(field, '库存（添加时必填）')
  await waitFor(() => expect(begin).toHaveProperty('disabled', false))

  server.refuse(productImportApi.check, { code: resultCode.refused, message: '导入正在进行中，请稍候' })
  await user.click(begin)
  expect(await screen.findByText('导入正在进行中，请稍候')).toBeTruthy()
  server.reply(productImportApi.check, () => {
    change({ state: is.checking, taskId: 7 })
    return { taskId: 7 }
  })
  await user.click(await button(/重\s?试/))
  expect(await screen.findByText('已处理 1 / 4 条')).toBeTruthy()
  expect(server.calls(productImportApi.check).at(-1)).toEqual({
    id: 5,
    mapping: [
      { field: 'productId', column: 0 },
      { field: 'price', column: 1 },
      { field: 'stock', column: 2 },
    ],
  })
  change(checkedFile)
  expect(await screen.findByRole('region', { name: '检查结果' })).toBeTruthy()
})

test('the check says what would happen; only who skips the bad ones can go on', async () => {
  const { server, change } = await open(checkedFile)
  expect(await screen.findByText('第5行「价格」：售价必须是数字')).toBeTruthy()
  expect(step()).toContain('检查结果')
  expect(rowOf('龙井').getByText('39.90').tagName).toBe('INS')
  expect(rowOf('碧螺春').getByText('3–4')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: '有问题(1)' }))
  await waitFor(() => expect(screen.queryByText('龙井')).toBeNull())
  expect(address()).toBe('?id=5&action=4')

  await user.click(await button('导入 1 个商品'))
  const dialog = within(await screen.findByRole('dialog'))
  const begin = dialog.getByRole('button', { name: '开始导入' })
  expect(begin).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('switch', { name: /^跳过有问题的商品/ }))
  server.reply(productImportApi.commit, () => {
    change({ state: is.committing })
    return { taskId: 7 }
  })
  await user.click(begin)
  expect(await screen.findByText('正在导入商品')).toBeTruthy()
  expect(server.calls(productImportApi.commit)).toEqual([{ id: 5, skipRefused: true, checkNo: 1 }])
  await waitFor(() => expect(address()).toBe('?id=5'))
})

test('the columns of a checked file can be matched again', async () => {
  await open(checkedFile)
  await user.click(await button('重新匹配列'))
  expect(await screen.findByRole('combobox', { name: 'B 列价格对应的字段' })).toBeTruthy()
  expect(address()).toBe('?id=5&step=columns')
})

test('who did not begin it sees how far it is, and what comes of it', async () => {
  const file = { ...checkedFile, state: is.committing, changes: 4, refused: 0, done: 1 }
  const { server, change } = await open(file)
  server.refuse(taskApi.info, { code: resultCode.notFound, message: '任务不存在' })
  expect(await screen.findByText('已处理 1 / 4 个商品')).toBeTruthy()
  expect(screen.getByText('由同事发起，完成后此页面会自动更新。')).toBeTruthy()
  expect(screen.queryByText('任务不存在')).toBeNull()
  change({ done: 3 })
  expect(await screen.findByText('已处理 3 / 4 个商品')).toBeTruthy()
  change({ state: is.committed, done: 4 })
  expect(await screen.findByText('导入完成，共 4 个商品。')).toBeTruthy()
})

test('the history follows an import that is at work', async () => {
  const { change } = await open({ ...checkedFile, state: is.committing, done: 1 }, '/')
  expect(await screen.findByText('已导入 1')).toBeTruthy()
  change({ state: is.committed, done: 4 })
  expect(await screen.findByText('已导入 4')).toBeTruthy()
})

test('what was taken in can be taken back, and what stays says why', async () => {
  const done = importOutcome.is.done
  const taken = importRows.slice(0, 2).map((row) => ({ ...row, outcome: done }))
  const file = { ...checkedFile, state: is.committed, changes: 2, done: 2, undoUntil: new Date(Date.now() + DAY) }
  const { server, change } = await open(file, '/?id=5', taken)
  expect(await screen.findByText('导入完成，共 2 个商品，跳过 1 个有问题的。')).toBeTruthy()
  expect(screen.getByText(/前可以撤销（还剩 2[34] 小时）/)).toBeTruthy()
  server.reply(productImportApi.undo, () => {
    change({ state: is.undoing })
    return { taskId: 7 }
  })
  await user.click(await button('撤销导入'))
  expect(await screen.findByText(/这次导入的 2 个商品会恢复原样/)).toBeTruthy()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤销导入' }))
  expect(await screen.findByText('正在撤销导入')).toBeTruthy()

  const reason = '导入后又被修改，未撤销'
  server.reply(productImportApi.rows, {
    page: 1,
    limit: 20,
    total: 1,
    totalPage: 1,
    list: taken.slice(0, 1).map((row) => ({ ...row, outcome: importOutcome.is.kept, reason })),
  })
  change({ state: is.undone, undone: 1, kept: 1, undoUntil: null })
  expect(await screen.findByText('已撤销 1 个商品，1 个未能撤销，原因见下表。')).toBeTruthy()
  expect(await screen.findByText(reason)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '撤销导入' })).toBeNull()
})

test('a failed file says why and can be matched and checked again', async () => {
  await open({ ...uploadedFile, state: is.failed, error: '文件读到一半断开' })
  expect(await screen.findByText('未能完成：文件读到一半断开')).toBeTruthy()
  await user.click(await button('重新匹配列'))
  expect(await button('开始检查')).toHaveProperty('disabled', false)
})

test('an undoing that broke off says how far it came', async () => {
  const counts = { changes: 4, done: 2, undone: 1, kept: 1, error: '服务器出错', undoUntil: new Date(Date.now() + DAY) }
  await open({ ...checkedFile, state: is.committed, ...counts })
  expect(await screen.findByText('撤销未能完成：服务器出错')).toBeTruthy()
  expect(screen.getByText('已撤销 1 个商品，1 个未能撤销，还有 2 个没有撤销，可以再次撤销。')).toBeTruthy()
  expect(await button('撤销导入')).toBeTruthy()
})

test('an import that was swept says so', async () => {
  const { server } = await open(uploadedFile, '/')
  server.refuse(productImportApi.info, { code: resultCode.notFound, message: '数据不存在或已删除' })
  await user.click(await screen.findByRole('link', { name: '春茶.xlsx' }))
  expect(await screen.findByText('这次导入的记录已不存在')).toBeTruthy()
  await user.click(await button('上传新文件'))
  expect(await screen.findByText('点击选择文件，或者拖到这里')).toBeTruthy()
})
