import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { productApi } from '@zhanggui/contract/goods/product'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { toFen } from '@zhanggui/domain/kernel/money'
import { ConfigProvider } from 'antd'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { fakeActivity, fakeSeckill } from '../fake-seckill.ts'
import { resubmitPath } from '../seckill-paths.ts'
import JoinActivityPage from './join-activity.page.tsx'

configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
afterEach(forgetSession)

const product: PickerRow = {
  id: 7,
  image: '',
  name: '明前龙井',
  storeName: '明前龙井',
  keyword: [],
  price: toFen(9900),
  stock: 15,
  sales: 0,
  ficti: 0,
  unitName: '罐',
  isShow: true,
  specType: false,
  type: 0,
  categoryId: 261,
  categoryName: '绿茶',
  merName: '青禾茶业',
  merStarLevel: 5,
  attrValue: [
    {
      id: 71,
      label: '罐装',
      values: { 规格: '罐装' },
      image: '',
      price: toFen(9900),
      otPrice: toFen(9900),
      cost: toFen(4000),
      stock: 15,
      sales: 0,
      weight: 0,
      volume: 0,
      barCode: '',
    },
  ],
}

async function open(path: string) {
  const server = fakeServer()
    .reply(seckillApi.activity, { ...fakeActivity, productList: [] })
    .reply(seckillApi.info, { ...fakeSeckill, id: 61, auditStatus: 3, reason: '价格虚高' })
    .reply(productApi.pick, { page: 1, limit: 10, total: 1, totalPage: 1, list: [product] })
    .reply(seckillApi.add, null)
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <Routes>
        <Route path="/marketing/seckill/:page/:activityId?" element={<JoinActivityPage />} />
      </Routes>
    </ConfigProvider>,
    path,
  )
  await screen.findByText('早春茶会')
  return server
}

const submit = () => user.click(screen.getByRole('button', { name: '提交审核' }))

test('a product is picked, priced in a batch, checked and submitted', async () => {
  const server = await open('/marketing/seckill/creatActivity/31')
  await user.click(screen.getByRole('button', { name: '添加商品' }))
  const picker = await screen.findByRole('dialog')
  await user.click((await within(picker).findAllByRole('checkbox')).at(-1) ?? picker)
  await user.click(within(picker).getByRole('button', { name: /确\s?定/ }))
  const quota = await screen.findByRole('spinbutton', { name: '明前龙井 罐装 限量' })
  await user.click(screen.getByRole('checkbox', { name: '选择明前龙井' }))
  await user.click(screen.getByRole('button', { name: '批量设置活动价' }))
  const dialog = await screen.findByRole('dialog', { name: '设置活动价' })
  const percent = within(dialog).getByRole('spinbutton')
  await user.clear(percent)
  await user.type(percent, '85')
  await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }))
  const price = screen.getByRole('textbox', { name: '明前龙井 罐装 活动价' })
  await waitFor(() => expect(price).toHaveProperty('value', '84.15'))
  await submit()
  expect(await screen.findByText('商品限量不能为空')).toBeDefined()
  await user.clear(quota)
  await user.type(quota, '6')
  await submit()
  const attrValue = [{ attrValueId: 71, quota: 6, activityPrice: 8415 }]
  const productList = [{ id: 7, sort: 0, attrValue }]
  await waitFor(() => expect(server.calls(seckillApi.add)).toEqual([{ id: 31, productList }]))
  expect(server.calls(productApi.pick)).toMatchObject([{ activityId: 31 }])
})

test('what was refused comes filled in, up to what is in stock, and takes the place of the old one', async () => {
  const server = await open(resubmitPath({ id: 61, activityId: 31 }))
  const quota = await screen.findByRole('spinbutton', { name: '明前龙井 罐装 限量' })
  await waitFor(() => expect(quota).toHaveProperty('value', '15'))
  await submit()
  const attrValue = [{ attrValueId: 71, quota: 15, activityPrice: 6900 }]
  const productList = [{ id: 7, sort: 0, attrValue }]
  await waitFor(() => expect(server.calls(seckillApi.add)).toEqual([{ id: 31, productList, resubmittedId: 61 }]))
})
