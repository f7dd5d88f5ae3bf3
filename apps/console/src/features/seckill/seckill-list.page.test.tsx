import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import type { SeckillDetail } from '@zhanggui/contract/marketing/seckill-fields'
import { seckillStatus } from '@zhanggui/domain/seckill/seckill-codes'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { fakeSeckill } from './fake-seckill.ts'
import SeckillListPage from './seckill-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
afterEach(forgetSession)

const later = { startDate: 20_990_101, activityStatus: seckillStatus.is.upcoming } as const
const passed: SeckillDetail = { ...fakeSeckill, id: 51, name: '云雾红茶', auditStatus: 2, ...later }
const refused: SeckillDetail = { ...fakeSeckill, id: 61, name: '陈皮白茶', auditStatus: 3, reason: '价格虚高' }

async function open() {
  const server = fakeServer()
    .reply(seckillApi.list, { page: 1, limit: 20, total: 3, totalPage: 1, list: [fakeSeckill, passed, refused] })
    .reply(seckillApi.tabs, { all: 3, waiting: 1, passed: 1, refused: 1 })
    .reply(seckillApi.info, passed)
    .reply(seckillApi.setPrices, null)
    .reply(seckillApi.down, null)
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <SeckillListPage />
    </ConfigProvider>,
  )
  await screen.findByRole('link', { name: '明前龙井' })
  return server
}

test('each product can do what its audit allows, and says what is left of the offer', async () => {
  await open()
  expect(screen.getByRole('button', { name: '撤回审核' })).toBeDefined()
  expect(screen.getByRole('button', { name: /下 ?架/ })).toBeDefined()
  expect(screen.getByRole('link', { name: '重新提交' }).getAttribute('href')).toBe(
    '/marketing/seckill/creatSeckill/31?resubmit=61',
  )
  expect(screen.getAllByText('8 / 20')).toHaveLength(3)
  expect(screen.getByText('价格虚高')).toBeDefined()
})

test('a batch says which product stands against it', async () => {
  const server = await open()
  const ticks = screen.getAllByRole('checkbox').slice(1, 3)
  for (const tick of ticks) await user.click(tick)
  const remove = await screen.findByRole('button', { name: '批量删除' })
  expect(remove.getAttribute('aria-description')).toBe('明前龙井：只能删除审核失败的商品')
  await user.click(screen.getByRole('button', { name: '批量下架' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /下 ?架/ }))
  await waitFor(() => expect(server.calls(seckillApi.down)).toEqual([{ ids: [41, 51] }]))
})

test('prices are set in the drawer: below cost is said, above the sale price is refused', async () => {
  const server = await open()
  await user.click(screen.getByRole('link', { name: '云雾红茶' }))
  const price = await screen.findByRole('textbox', { name: '罐装 活动价格' })
  expect(screen.getByText('亏本 -1%')).toBeDefined()
  await user.clear(price)
  await user.type(price, '99.01')
  await user.click(screen.getByRole('button', { name: '保存活动价' }))
  expect(await screen.findByText('罐装：活动价不能高于售价')).toBeDefined()
  await user.clear(price)
  await user.type(price, '88')
  await user.click(screen.getByRole('button', { name: '保存活动价' }))
  const productList = [{ id: 51, attrValue: [{ id: 42, activityPrice: 8800 }] }]
  await waitFor(() => expect(server.calls(seckillApi.setPrices)).toEqual([{ productList }]))
})
