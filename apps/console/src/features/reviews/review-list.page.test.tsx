import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { productApi } from '@zhanggui/contract/goods/product'
import { reviewApi, type ReviewRow } from '@zhanggui/contract/goods/product-review'
import { phraseApi } from '@zhanggui/contract/store/phrase'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { toFen } from '@zhanggui/domain/kernel/money'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import ReviewListPage from './review-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const day = new Date('2026-03-01T01:00:00Z')
const review = (id: number, comment: string, more: Partial<ReviewRow> = {}): ReviewRow => ({
  id,
  uid: 5,
  star: 4,
  comment,
  pics: [],
  merchantReplyContent: '',
  merchantReplyTime: null,
  isReply: false,
  nickname: `顾客${id}`,
  avatar: '',
  createTime: day,
  sku: '红',
  productName: '茶杯',
  productImage: '',
  isLogoff: false,
  isVirtual: false,
  ...more,
})
const rows = [
  review(2, '很好', { isLogoff: true }),
  review(1, '自己说好', {
    uid: 0,
    isVirtual: true,
    productName: '',
    isReply: true,
    merchantReplyContent: '谢谢',
    merchantReplyTime: day,
  }),
]
const page = <Row,>(list: Row[]) => ({ page: 1, limit: 20, total: list.length, totalPage: 1, list })
const sku = (id: number, name: string) => ({
  id,
  label: name,
  values: {},
  image: '',
  price: toFen(100),
  otPrice: toFen(100),
  cost: toFen(50),
  stock: 9,
  sales: 0,
  weight: 0,
  volume: 0,
  barCode: '',
})
const product = {
  id: 30,
  image: '',
  name: '茶壶',
  storeName: '茶壶',
  keyword: [],
  price: toFen(100),
  stock: 9,
  sales: 0,
  ficti: 0,
  unitName: '个',
  isShow: true,
  specType: true,
  type: 0,
  categoryId: 1,
  categoryName: '茶具',
  merName: '',
  merStarLevel: 0,
  attrValue: [sku(301, '大'), sku(302, '小')],
}
let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  server = fakeServer()
    .reply(reviewApi.list, page(rows))
    .reply(reviewApi.info, ({ id }) => {
      const found = rows.find((row) => row.id === id) ?? review(id, '')
      return { ...found, productId: 1, attrValueId: 1, orderNo: `PT${id}` }
    })
    .reply(reviewApi.answer, null)
    .reply(reviewApi.tabs, { all: 2, waiting: 1, poor: 0 })
    .reply(phraseApi.list, [{ id: 1, text: '欢迎再来' }])
    .reply(productApi.pick, page([product]))
    .reply(platformGoodsApi.categories, [])
    .reply(storeCategoryApi.list, [])
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <ReviewListPage />
    </ConfigProvider>,
  )
  await screen.findByText('很好')
})
afterEach(forgetSession)

const rowOf = (name: string) => {
  const found = screen.getByText(name).closest('tr')
  if (!found) throw new Error(`no row of ${name}`)
  return within(found)
}
const button = (name: RegExp) => screen.getByRole('button', { name })

test('own reviews are marked, a cancelled account and a lost product are told', () => {
  expect(rowOf('自己说好').getByText('自评')).toBeTruthy()
  expect(rowOf('自己说好').getByText('商品已删除')).toBeTruthy()
  expect(rowOf('很好').queryByText('自评')).toBeNull()
  expect(rowOf('很好').getByText(/已注销/)).toBeTruthy()
  expect(rowOf('自己说好').queryByRole('button', { name: /回\s?复/ })).toBeNull()
})

test('tabs lead to what waits for a reply and to poor reviews, each with its count', async () => {
  await user.click(await screen.findByRole('tab', { name: '待回复(1)' }))
  await waitFor(() => expect(server.calls(reviewApi.list).at(-1)).toMatchObject({ tab: 'waiting' }))
  expect(screen.getByRole('tab', { name: '差评(0)' })).toBeTruthy()
  expect(server.calls(reviewApi.tabs).at(-1)).not.toHaveProperty('tab')
})

test('an answer is put together from phrases, and what was typed can become one', async () => {
  server.reply(phraseApi.save, { id: 9 })
  await user.click(rowOf('很好').getByRole('button', { name: /回\s?复/ }))
  const box = await screen.findByRole('textbox', { name: '回复内容' })
  await user.click(box)
  await user.paste('多谢，')
  await user.click(await screen.findByRole('button', { name: '欢迎再来' }))
  expect(box).toHaveProperty('value', '多谢，欢迎再来')
  await user.click(button(/存为常用语/))
  await waitFor(() => expect(server.calls(phraseApi.save)).toEqual([{ kind: 1, text: '多谢，欢迎再来' }]))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^回\s?复$/ }))
  expect(await screen.findByText('回复成功')).toBeTruthy()
  expect(server.calls(reviewApi.answer)).toEqual([{ id: 2, merchantReplyContent: '多谢，欢迎再来' }])
})

test('a review opens by its address and leads to the next', async () => {
  await user.click(screen.getByRole('link', { name: '很好' }))
  expect(await screen.findByText('PT2')).toBeTruthy()
  expect(screen.getByRole('link', { name: '茶杯' }).getAttribute('href')).toBe('/product/list/creatProduct/1/1')
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: /回\s?复/ })).toBeTruthy()
  expect(screen.getByTestId('address').textContent).toBe('?open=2')
  await user.keyboard(']')
  expect(await screen.findByText('PT1')).toBeTruthy()
})

test('an own review needs a product, then one of its SKUs', async () => {
  await user.click(button(/添加自评/))
  await user.click(await screen.findByLabelText('用户昵称'))
  await user.paste('店员')
  await user.click(button(/提\s?交/))
  expect(await screen.findByText('请选择商品')).toBeTruthy()
  await user.click(button(/选择商品/))
  await user.click(await screen.findByRole('radio', { name: '选择 茶壶' }))
  await waitFor(() => expect(screen.getByText('茶壶')).toBeTruthy())
  await user.click(button(/提\s?交/))
  expect(await screen.findByText('请选择规格')).toBeTruthy()
  expect(screen.getByRole('radio', { name: '选择 小' })).toBeTruthy()
  expect(screen.getByText('请填写评价内容')).toBeTruthy()
  expect(screen.queryByText(/头像不能为空|请选择用户头像/)).toBeNull()
})
