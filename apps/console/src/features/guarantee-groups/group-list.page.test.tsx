import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { guaranteeGroupApi } from '@zhanggui/contract/goods/guarantee-group'
import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import GroupListPage from './group-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const guarantee = (id: number, name: string, isShow = true) => ({
  id,
  name,
  icon: '',
  content: `关于${name}`,
  sort: id,
  isShow,
})
const all = [guarantee(1, '正品保障'), guarantee(2, '闪电退款', false), guarantee(3, '七天退换')]
const group = {
  id: 9,
  name: '常用',
  createTime: new Date('2026-03-01T01:00:00Z'),
  version: 5,
  guaranteeList: [1, 2].map((gid) => ({ groupId: 9, gid, isShow: gid === 1 })),
}
let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  server = fakeServer()
    .reply(guaranteeGroupApi.list, [group])
    .reply(platformGoodsApi.guarantees, ({ type }) => (type === '1' ? all.filter(({ isShow }) => isShow) : all))
    .reply(guaranteeGroupApi.add, { id: 10 })
    .reply(guaranteeGroupApi.edit, null)
    .reply(guaranteeGroupApi.delete, null)
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <GroupListPage />
    </ConfigProvider>,
  )
  await screen.findByText('常用')
})
afterEach(forgetSession)

const button = (name: RegExp) => screen.getByRole('button', { name })
const tickBox = (name: string) => screen.findByRole('checkbox', { name: `选择 ${name}` })

test('the list says what a group promises', async () => {
  expect(await screen.findByText('正品保障')).toBeTruthy()
  expect(screen.getByText('闪电退款').tagName).toBe('DEL')
  expect(screen.queryByText('七天退换')).toBeNull()
})

test('a new group is made of what the platform shows', async () => {
  await user.click(button(/添加保障服务/))
  await tickBox('七天退换')
  expect(screen.queryByText('关于闪电退款')).toBeNull()
  await user.click(screen.getByLabelText('组合名称'))
  await user.paste('退换')
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('请至少选择一个服务选项')).toBeTruthy()
  await user.click(await tickBox('七天退换'))
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('操作成功')).toBeTruthy()
  expect(server.calls(guaranteeGroupApi.add)).toEqual([{ name: '退换', gids: [3] }])
})

test('what the platform hid cannot be chosen again and is left behind', async () => {
  await user.click(button(/编\s?辑/))
  expect(await tickBox('闪电退款')).toHaveProperty('disabled', true)
  expect(screen.getByText('该数据已无效')).toBeTruthy()
  await user.click(await tickBox('七天退换'))
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('操作成功')).toBeTruthy()
  expect(server.calls(guaranteeGroupApi.edit)).toEqual([{ id: 9, version: 5, name: '常用', gids: [1, 3] }])
})

test('the details show its members only', async () => {
  await user.click(button(/详\s?情/))
  expect(await screen.findByText('关于闪电退款')).toBeTruthy()
  expect(screen.queryByText('关于七天退换')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
