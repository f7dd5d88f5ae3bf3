import { signInAtFake } from '#api/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { onKitStage, thingApi, type ThingRow, things, thingServer } from '#ui/kit-for-tests.tsx'
import { doing } from '#ui/row-action.ts'
import { RowActions } from '#ui/row-actions.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ListPage } from './list-page.tsx'
import { useListState } from './use-list-state.ts'

afterEach(forgetSession)

const thingActions = (row: ThingRow) => (
  <RowActions
    of={[doing('删除', { call: thingApi.delete, input: { id: row.id }, confirm: {}, success: '删除成功' })]}
  />
)

const nameCell = ({ name }: ThingRow) => (
  <span>
    <button type="button" aria-label="预览" /> <a href="#x">{name}</a>
  </span>
)

function Things() {
  const list = useListState(thingApi.list)
  return (
    <ListPage
      list={list}
      title="物品"
      empty={{ title: '还没有物品', action: <button type="button">添加物品</button> }}
      columns={[
        { field: 'name', title: '名称', isMain: true, isSortable: true, render: nameCell },
        { field: 'phone', title: '手机' },
        { field: 'isOpen', title: '营业', isSpare: true },
      ]}
      filters={[
        { name: 'name', label: '名称', kind: 'text' },
        { name: 'status', label: '状态', kind: 'select', options: [{ value: '1', label: '开启' }] },
        { name: 'day', label: '日期', kind: 'dates' },
        { name: 'a', label: '甲', kind: 'text' },
        { name: 'b', label: '乙', kind: 'text' },
        { name: 'c', label: '丙', kind: 'text' },
      ]}
      tabs={{
        name: 'status',
        items: [
          { value: '', label: '全部', count: 45 },
          { value: '1', label: '开启', count: 3 },
        ],
      }}
      rowActions={thingActions}
      batch={
        <ActionButton call={thingApi.delete} input={{ id: 1 }}>
          批量删除
        </ActionButton>
      }
    />
  )
}

async function open(at = '/', count = 45, permissions?: readonly string[]) {
  let all = things(count)
  const server = thingServer(() => all).reply(thingApi.delete, ({ id }) => {
    all = all.filter((row) => row.id !== id)
    return null
  })
  await signInAtFake(server, permissions)
  onKitStage(<Things />, at)
  return server
}
const address = () => screen.getByTestId('address').textContent
const rows = () =>
  within(screen.getByRole('region', { name: '物品' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`${name} `) }))
const shows = (name: string) => screen.findByRole('link', { name })

test('the address owns page, size and filters', async () => {
  const server = await open('/?page=2&size=40&name=物品&nonsense=1')
  await shows('物品45')
  expect(server.calls(thingApi.list)).toEqual([{ page: 2, limit: 40, name: '物品' }])
  expect(screen.getByText('名称：物品')).toBeTruthy()
  expect(screen.getByText('共 45 条')).toBeTruthy()
})

test('going to another page changes the address; the size is remembered for this list', async () => {
  await open()
  await shows('物品1')
  await userEvent.click(screen.getByRole('listitem', { name: '3' }))
  await shows('物品45')
  expect(address()).toBe('?page=3')
  await userEvent.click(screen.getByLabelText('页码'))
  await userEvent.click(await screen.findByText('40 条/页'))
  await shows('物品40')
  expect(address()).toBe('?size=40')
  expect(localStorage.getItem('zhanggui.list.thing.list')).toBe('{"size":40}')
})

test('text applies after a rest, chips and 重置 take filters away', async () => {
  const server = await open('/?page=2')
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
  await open()
  await shows('物品1')
  expect(screen.queryByRole('textbox', { name: '丙' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /展开/ }))
  expect(screen.getByRole('textbox', { name: '丙' })).toBeTruthy()
})

test('status tabs show their counts and filter', async () => {
  const server = await open()
  await userEvent.click(await screen.findByRole('tab', { name: '开启(3)' }))
  await waitFor(() => expect(server.calls(thingApi.list).at(-1)).toMatchObject({ status: '1' }))
  expect(address()).toBe('?status=1')
})

test('ordering goes through the address', async () => {
  const server = await open()
  await shows('物品1')
  await userEvent.click(screen.getByRole('columnheader', { name: /名称/ }))
  await waitFor(() => expect(address()).toBe('?sort=name'))
  expect(server.calls(thingApi.list).at(-1)).toMatchObject({ sort: 'name', page: 1 })
})

test('ticks survive paging, can mean all results, and are lost with a word when the filters change', async () => {
  await open()
  await shows('物品1')
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 1' }))
  await userEvent.click(screen.getByRole('listitem', { name: '2' }))
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
  await open('/?page=3', 41)
  await shows('物品41')
  await userEvent.click(row('物品41').getByRole('button', { name: /删\s?除/ }))
  expect(await screen.findByText('确定永久删除该数据')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /确\s?定/ }))
  await shows('物品40')
  expect(address()).toBe('?page=2')
})

test('an action called off says so and does nothing', async () => {
  const server = await open('/', 2)
  await shows('物品1')
  await userEvent.click(row('物品1').getByRole('button', { name: /删\s?除/ }))
  await userEvent.click(await screen.findByRole('button', { name: /取\s?消/ }))
  expect(await screen.findByText('已取消')).toBeTruthy()
  expect(server.calls(thingApi.delete)).toEqual([])
})

test('nothing yet and nothing matches, each with its next step', async () => {
  await open('/', 0)
  expect(await screen.findByText('还没有物品')).toBeTruthy()
  expect(screen.getByRole('button', { name: '添加物品' })).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: '名称' }), 'x{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: '清除筛选' }))
  expect(await screen.findByText('还没有物品')).toBeTruthy()
})

test('who may not see the list is told so and nothing is asked', async () => {
  const server = await open('/', 3, [thingApi.save.permission])
  expect(await screen.findByText('没有查看权限')).toBeTruthy()
  expect(server.calls(thingApi.list)).toEqual([])
})

test('a failed list says why and can be tried again', async () => {
  const server = await open()
  await shows('物品1')
  server.refuse(thingApi.list, { code: 500, message: '系统异常，请稍后重试' })
  await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '9{Enter}')
  expect(await screen.findByText(/系统异常，请稍后重试/)).toBeTruthy()
  server.reply(thingApi.list, { page: 1, limit: 20, total: 1, totalPage: 1, list: things(1) })
  await userEvent.click(screen.getByRole('button', { name: /重\s?试/ }))
  await waitFor(() => expect(rows()).toEqual(['物品1']))
})

test('columns can be hidden, moved and reset, and come back so', async () => {
  await open('/', 2)
  await shows('物品1')
  await userEvent.click(screen.getByRole('button', { name: '列设置' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: '手机' }))
  await userEvent.click(screen.getByRole('button', { name: '营业上移' }))
  await userEvent.click(screen.getByRole('button', { name: '营业上移' }))
  const heads = () =>
    screen
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
      .filter(Boolean)
  expect(heads()).toEqual(['营业', '名称', '操作'])
  expect(JSON.parse(localStorage.getItem('zhanggui.list.thing.list') ?? '')).toEqual({
    shown: { phone: false },
    order: ['isOpen', 'name', 'phone'],
  })
  await userEvent.click(screen.getByRole('button', { name: '恢复默认' }))
  expect(heads()).toEqual(['名称', '手机', '营业', '操作'])
  expect(localStorage.getItem('zhanggui.list.thing.list')).toBeNull()
})

test('keys: / searches, J and K walk, X ticks, Enter opens', async () => {
  await open()
  const link = await shows('物品2')
  const opened = vi.fn<() => void>()
  link.addEventListener('click', opened)
  await userEvent.keyboard('jjxk')
  expect(screen.getByRole('checkbox', { name: '选择 2' })).toHaveProperty('checked', true)
  await userEvent.keyboard('j{Enter}')
  expect(opened).toHaveBeenCalledOnce()
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '名称' }))
  await userEvent.keyboard('j')
  expect(screen.getByRole('textbox', { name: '名称' })).toHaveProperty('value', 'j')
})

test('a crowded window leaves out what can be spared', async () => {
  const ignore = () => undefined
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('1199'),
    addEventListener: ignore,
    removeEventListener: ignore,
  }))
  await open('/', 2)
  await shows('物品1')
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toContain('手机')
  expect(heads).not.toContain('营业')
})

test('a narrow window gets cards from the same columns', async () => {
  const ignore = () => undefined
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: ignore, removeEventListener: ignore }))
  await open('/', 2)
  await shows('物品1')
  const cards = within(screen.getByRole('list', { name: '物品' }))
  expect(cards.getAllByText('手机')).toHaveLength(2)
  await userEvent.click(cards.getByRole('checkbox', { name: '选择 2' }))
  expect(screen.getByRole('region', { name: '批量操作' })).toBeTruthy()
})
