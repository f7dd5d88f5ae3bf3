import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { productApi } from '@zhanggui/contract/goods/product'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { toFen } from '@zhanggui/domain/kernel/money'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { fakeDetail, fakeSku } from '#api/testing/fake-product.ts'
import FreeEditDrawer from './free-edit.drawer.tsx'

configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
afterEach(forgetSession)

test('somebody was faster: the latest figures come, what was typed stays and is marked', async () => {
  const server = fakeServer()
    .reply(productApi.info, fakeDetail(7))
    .refuse(productApi.editFreely, { code: resultCode.conflict, message: '数据已被 王店员 修改' })
    .reply(storeCategoryApi.list, [])
    .reply(platformGoodsApi.categories, [])
  await signInAtFake(server)
  let isClosed = false
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <FreeEditDrawer id={7} onClose={() => (isClosed = true)} />
    </ConfigProvider>,
  )
  const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  fireEvent.change(await screen.findByLabelText('红售价'), { target: { value: '12.5' } })
  const save = () => user.click(screen.getByRole('button', { name: /^确\s?定$/ }))
  await save()
  expect(await screen.findByText('数据已被 王店员 修改')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^确\s?定$/ })).toHaveProperty('disabled', true)

  server.refuse(productApi.info, { code: resultCode.refused, message: '系统繁忙' })
  await user.click(screen.getByRole('button', { name: '查看最新' }))
  expect(await screen.findByText('系统繁忙')).toBeTruthy()
  expect(screen.queryByText(/已载入最新数据/)).toBeNull()

  const attrValue = [fakeSku(11, '红', { price: toFen(900), stock: 4 }), fakeSku(12, '蓝', { price: toFen(800) })]
  server.reply(productApi.info, fakeDetail(7, { version: 2, attrValue })).reply(productApi.editFreely, null)
  await user.click(screen.getByRole('button', { name: '查看最新' }))
  await screen.findByText(/已载入最新数据/)
  expect(['红售价', '红库存', '蓝售价'].map((name) => cell(name).value)).toEqual(['12.50', '4', '8.00'])
  expect(screen.getByText('最新：9.00')).toBeTruthy()
  await save()
  await waitFor(() => expect(isClosed).toBe(true))
  expect(server.calls(productApi.editFreely).at(-1)).toMatchObject({
    version: 2,
    attrValue: [
      { id: 11, price: 1250, stock: 4, loadedStock: 4 },
      { id: 12, price: 800, stock: 5 },
    ],
  })
})

test('one figure for all, or a column of a spreadsheet, is seen in the rows before it is saved', async () => {
  const server = fakeServer()
    .reply(productApi.info, fakeDetail(7))
    .reply(productApi.editFreely, null)
    .reply(storeCategoryApi.list, [])
    .reply(platformGoodsApi.categories, [])
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <FreeEditDrawer id={7} onClose={() => undefined} />
    </ConfigProvider>,
  )
  fireEvent.change(await screen.findByLabelText('全部售价'), { target: { value: '9.9' } })
  fireEvent.keyDown(screen.getByLabelText('全部售价'), { key: 'Enter' })
  const prices = () => ['红售价', '蓝售价'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)
  expect(prices()).toEqual(['9.90', '9.90'])
  fireEvent.paste(screen.getByLabelText('红售价'), { clipboardData: { getData: () => '70\r\n71\r\n72\r\n' } })
  expect(prices()).toEqual(['70.00', '71.00'])
})
