import { forgetSession } from '#api/session.ts'
import { thingApi, things } from '#ui/testing/kit-for-tests.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { address, openThings, renderedRow, row, rows, shows } from './list-for-tests.tsx'

afterEach(forgetSession)

test('the address owns page, size and filters', async () => {
  const server = await openThings('/?page=2&size=40&name=物品&nonsense=1')
  await shows('物品45')
  expect(server.calls(thingApi.list)).toEqual([{ page: 2, limit: 40, name: '物品' }])
  expect(screen.getByText('名称：物品')).toBeTruthy()
  expect(screen.getByText('共 45 条')).toBeTruthy()
})

test('going to another page changes the address; the size is remembered for this list', async () => {
  await openThings()
  await shows('物品1')
  await userEvent.click(screen.getByRole('button', { name: '第 3 页' }))
  await shows('物品45')
  expect(address()).toBe('?page=3')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '40 条/页')
  await shows('物品40')
  expect(address()).toBe('?size=40')
  expect(localStorage.getItem('zhanggui.list.thing.list')).toBe('{"size":40}')
})

test('text applies after a rest, chips and 重置 take filters away', async () => {
  const server = await openThings('/?page=2')
  await shows('物品21')
  // In one piece: on a busy machine the rest between two strokes would count as the end of typing.
  fireEvent.change(screen.getByRole('textbox', { name: '名称' }), { target: { value: '品45' } })
  await waitFor(() => expect(rows()).toEqual(['物品45']))
  expect(decodeURIComponent(address() ?? '')).toBe('?name=品45')
  expect(server.calls(thingApi.list).map((asked) => asked.name)).toEqual([undefined, '品45'])
  await userEvent.click(screen.getByRole('button', { name: '移除条件名称' }))
  await shows('物品1')
  expect(address()).toBe('')
  expect(screen.getByRole('textbox', { name: '名称' })).toHaveProperty('value', '')
  await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '品4{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: /重\s?置/ }))
  await waitFor(() => expect(address()).toBe(''))
})

test('the filters beyond the row are behind 展开', async () => {
  await openThings()
  await shows('物品1')
  expect(screen.queryByRole('textbox', { name: '丙' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /展开/ }))
  expect(screen.getByRole('textbox', { name: '丙' })).toBeTruthy()
})

test('status tabs show their counts and filter', async () => {
  const server = await openThings()
  await userEvent.click(await screen.findByRole('tab', { name: '开启(3)' }))
  await waitFor(() => expect(server.calls(thingApi.list).at(-1)).toMatchObject({ status: true }))
  expect(address()).toBe('?status=1')
})

test('rows that are left for others are not rendered once more', async () => {
  const server = await openThings()
  await shows('物品20')
  renderedRow.mockClear()
  await userEvent.click(screen.getByRole('tab', { name: '开启(3)' }))
  await waitFor(() => expect(server.calls(thingApi.list)).toHaveLength(2))
  await waitFor(() => expect(renderedRow).toHaveBeenCalledWith('物品20', { status: true }))
  expect(renderedRow.mock.calls.filter(([name]) => name === '物品20')).toHaveLength(1)
})

test('ticks add up while other rows are awaited', async () => {
  const server = await openThings()
  await shows('物品20')
  server.reply(thingApi.list, () => new Promise(() => {}))
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 1' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 2' }))
  expect(within(screen.getByRole('region', { name: '批量操作' })).getByText('2')).toBeTruthy()
})

test('ordering goes through the address', async () => {
  const server = await openThings()
  await shows('物品1')
  await userEvent.click(within(screen.getByRole('columnheader', { name: /名称/ })).getByRole('button'))
  await waitFor(() => expect(address()).toBe('?sort=-name'))
  expect(server.calls(thingApi.list).at(-1)).toMatchObject({ sort: '-name', page: 1 })
  expect(screen.getByRole('columnheader', { name: /手机/ }).getAttribute('aria-sort')).toBeNull()
})

test('ticks survive paging, can mean all results, and are lost with a word when the filters change', async () => {
  await openThings()
  await shows('物品1')
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 1' }))
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
  await shows('物品21')
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 21' }))
  const bar = () => within(screen.getByRole('region', { name: '批量操作' }))
  expect(bar().getByText('2')).toBeTruthy()
  await userEvent.click(bar().getByRole('button', { name: '选择全部 45 条结果' }))
  expect(bar().getByText('已选择全部 45 条结果')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: '开启(3)' }))
  expect(await screen.findByText('筛选条件已改变，已清空选择')).toBeTruthy()
  expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull()
})

test('deleting the only row of the last page goes one page back', async () => {
  await openThings('/?page=3', 41)
  await shows('物品41')
  await userEvent.click(row('物品41').getByRole('button', { name: /删\s?除/ }))
  expect(await screen.findByText('确定永久删除该数据')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '永久删除' }))
  await shows('物品40')
  expect(address()).toBe('?page=2')
})

test('an action called off says so and does nothing', async () => {
  const server = await openThings('/', 2)
  await shows('物品1')
  await userEvent.click(row('物品1').getByRole('button', { name: /删\s?除/ }))
  await userEvent.click(await screen.findByRole('button', { name: /取\s?消/ }))
  expect(await screen.findByText('已取消')).toBeTruthy()
  expect(server.calls(thingApi.delete)).toEqual([])
})

test('nothing yet and nothing matches, each with its next step', async () => {
  await openThings('/', 0)
  expect(await screen.findByText('还没有物品')).toBeTruthy()
  expect(screen.getByRole('button', { name: '添加物品' })).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: '名称' }), 'x{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: '清除筛选' }))
  expect(await screen.findByText('还没有物品')).toBeTruthy()
})

test('who may not see the list is told so and nothing is asked', async () => {
  const server = await openThings('/', 3, [thingApi.save.permission])
  expect(await screen.findByText('没有查看权限')).toBeTruthy()
  expect(server.calls(thingApi.list)).toEqual([])
})

test('the rows of one tab are never shown under another', async () => {
  const server = await openThings()
  await shows('物品1')
  let answer: () => void = () => undefined
  server.reply(thingApi.list, async () => {
    await new Promise<void>((resolve) => (answer = resolve))
    return {
      page: 1,
      limit: 20,
      total: 1,
      totalPage: 1,
      list: things(1).map((thing) => ({ ...thing, name: '开着的' })),
    }
  })
  await userEvent.click(await screen.findByRole('tab', { name: '开启(3)' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '物品1' })).toBeNull())
  expect(screen.queryByText('共 45 条')).toBeNull()
  answer()
  await shows('开着的')
  expect(screen.getByText('共 1 条')).toBeTruthy()
})

test('whose right to see a list was taken away is told so, and not to try again', async () => {
  const server = await openThings()
  await shows('物品1')
  server.refuse(thingApi.list, { code: 403, message: '没有权限访问。' })
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
  expect(await screen.findByText('没有查看权限')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /重\s?试/ })).toBeNull()
})

test('a filter that cannot be asked for says so at the list, and goes', async () => {
  const server = await openThings()
  await shows('物品1')
  const fields = [{ path: 'name', message: '请至少输入两个字' }]
  server.refuse(thingApi.list, { code: 1000, message: '请至少输入两个字', data: { fields } })
  await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '物{Enter}')
  expect(await screen.findByText('请至少输入两个字')).toBeTruthy()
  expect(screen.queryByText('加载失败')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '清除筛选' }))
  await waitFor(() => expect(address()).toBe(''))
})

test('a failed list says why and can be tried again', async () => {
  const server = await openThings()
  await shows('物品1')
  server.refuse(thingApi.list, { code: 500, message: '服务器出错，请稍后重试' })
  await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '9{Enter}')
  expect(await screen.findByText(/服务器出错，请稍后重试/)).toBeTruthy()
  server.reply(thingApi.list, { page: 1, limit: 20, total: 1, totalPage: 1, list: things(1) })
  await userEvent.click(screen.getByRole('button', { name: /重\s?试/ }))
  await waitFor(() => expect(rows()).toEqual(['物品1']))
})
