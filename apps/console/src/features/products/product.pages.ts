import { preload, type Page } from '#ui/page/page.ts'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { tabTitleOf } from './editor/editor-mode.ts'
import { productListDefaults } from './list/product-tab-address.ts'

export const productPages: readonly Page[] = [
  {
    path: '/product/list',
    title: '商品列表',
    offers: () => import('./product-offers.ts'),
    records: () => import('./product-records.ts'),
    list: {
      call: async () => (await import('@zhanggui/contract/goods/product')).productApi.list,
      defaults: productListDefaults,
    },
    load: () => import('./list/product-list.page.tsx'),
  },
  {
    path: '/product/list/creatProduct/:id?/:isDisabled/:isCopy?',
    title: '商品编辑',
    tabTitle: tabTitleOf,
    hidden: true,
    activeMenu: '/product/list',
    noCache: true,
    load: () => preload(import('./editor/product-editor.page.tsx'), import('./editor/product-editor.tsx')),
  },
  {
    path: '/product/timed',
    title: '定时变更',
    list: { call: async () => (await import('@zhanggui/contract/goods/timed-change')).timedChangeApi.list },
    load: () => import('./timed/timed-list.page.tsx'),
  },
  {
    path: '/product/list/import',
    title: '导入商品',
    call: productImportApi.upload,
    hidden: true,
    activeMenu: '/product/list',
    load: () => import('./import/product-import.page.tsx'),
  },
]
