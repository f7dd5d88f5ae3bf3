import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { guaranteeGroupApi } from '@zhanggui/contract/goods/guarantee-group'
import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { productApi } from '@zhanggui/contract/goods/product'
import { shippingApi } from '@zhanggui/contract/shipping'
import { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { fakeDetail } from '#api/testing/fake-product.ts'
import ProductEditorPage from './product-editor.page.tsx'

export const tea = fakeDetail(7, { name: '龙井', auditStatus: 3, reason: '图片不清楚', version: 2 })
const nothing = { page: 1, limit: 500, total: 0, totalPage: 0, list: [] }

/** A shop with one product, and somebody signed in to it. */
export async function editorServer() {
  const server = fakeServer()
    .reply(productApi.info, tea)
    .reply(productApi.auditSwitch, { isSwitch: true, productSwitch: true })
    .reply(productApi.update, null)
    .reply(platformGoodsApi.categories, [])
    .reply(platformGoodsApi.brands, nothing)
    .reply(platformGoodsApi.guarantees, [])
    .reply(guaranteeGroupApi.list, [])
    .reply(shippingApi.list, nothing)
    .reply(specRuleApi.list, nothing)
    .reply(storeCategoryApi.list, [])
  await signInAtFake(server)
  return server
}

export const openEditor = (address: string, { beside, client }: { beside?: ReactNode; client?: QueryClient } = {}) =>
  withProviders(
    <>
      <Routes>
        <Route path="/product/list/creatProduct/:id?/:isDisabled/:isCopy?" element={<ProductEditorPage />} />
      </Routes>
      {beside}
    </>,
    `/product/list/creatProduct/${address}`,
    client,
  )

export const grid = () => screen.findByRole('grid', { name: '商品规格' })
export const cellsOf = (line: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${line}`) })).getAllByRole('gridcell')
export const PRICE = 1
