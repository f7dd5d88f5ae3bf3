import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { type StoreCategoryRow, storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import CategoryListPage from './category-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const day = new Date('2026-03-01T01:00:00Z')
const row = (id: number, name: string, more: Partial<StoreCategoryRow> = {}): StoreCategoryRow => ({
  id,
  pid: 0,
  name,
  icon: '',
  sort: 1,
  isShow: true,
  version: 1,
  createTime: day,
  updateTime: day,
  ...more,
})

let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  server = fakeServer()
    .reply(storeCategoryApi.list, [row(1, '茶叶', { sort: 9, version: 4 }), row(2, '绿茶', { pid: 1 }), row(3, '瓷器')])
    .reply(storeCategoryApi.add, { id: 4 })
    .reply(storeCategoryApi.update, null)
    .reply(storeCategoryApi.show, null)
    .reply(storeCategoryApi.delete, null)
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <CategoryListPage />
    </ConfigProvider>,
  )
  await screen.findByText('绿茶')
})
afterEach(forgetSession)

const rowOf = (name: string) => {
  const found = screen.getByText(name).closest('tr')
  if (!found) throw new Error(`no row of ${name}`)
  return within(found)
}
const button = (name: RegExp) => screen.getByRole('button', { name })

test('a category with others below it stays, and says why', () => {
  expect(
    rowOf('茶叶')
      .getByRole('button', { name: /删\s?除/ })
      .getAttribute('aria-description'),
  ).toBe('该分类下有子分类，请先删除子分类')
  expect(rowOf('绿茶').queryByRole('button', { name: /添加子分类/ })).toBeNull()
})

test('a child is made below its parent; names are short', async () => {
  await user.click(rowOf('瓷器').getByRole('button', { name: /添加子分类/ }))
  await user.click(await screen.findByLabelText('分类名称'))
  await user.paste('茶杯')
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('添加分类成功')).toBeTruthy()
  expect(server.calls(storeCategoryApi.add)).toEqual([{ pid: 3, name: '茶杯', icon: '', sort: 1, isShow: true }])
})

test('one with children cannot leave the top; what is sent has the version seen', async () => {
  await user.click(rowOf('茶叶').getByRole('button', { name: /编\s?辑/ }))
  expect(await screen.findByText('该分类下有子分类，只能放在顶级分类')).toBeTruthy()
  expect(screen.getByLabelText('父级')).toHaveProperty('disabled', true)
  await user.click(screen.getByLabelText('分类名称'))
  await user.paste('店')
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('更新分类成功')).toBeTruthy()
  expect(server.calls(storeCategoryApi.update)).toEqual([
    { id: 1, version: 4, pid: 0, name: '茶叶店', icon: '', sort: 9 },
  ])
})

test('the switch and deleting', async () => {
  await user.click(screen.getByRole('switch', { name: '绿茶的状态' }))
  await waitFor(() => expect(server.calls(storeCategoryApi.show)).toEqual([{ id: 2 }]))
  await user.click(rowOf('绿茶').getByRole('button', { name: /删\s?除/ }))
  expect(await screen.findByText('删除分类「绿茶」吗？')).toBeTruthy()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /删\s?除/ }))
  expect(await screen.findByText('删除成功')).toBeTruthy()
  expect(server.calls(storeCategoryApi.delete)).toEqual([{ id: 2 }])
})
