import { productApi } from '@zhanggui/contract/product'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { bind } from '#platform/http/route'
import { addStock } from './add-stock.ts'
import { deleteProduct } from './delete-product.ts'
import { editFreely } from './edit-freely.ts'
import { editSort } from './edit-sort.ts'
import { countInTabs, listProducts } from './list-products.ts'
import { pickProducts } from './pick-products.ts'
import { findSwitches } from './product-state.sql.ts'
import { refuseProduct } from './product-write.ts'
import { readLedger } from './read-ledger.ts'
import { detailOf, readProduct } from './read-product.ts'
import { recycleProduct } from './recycle-product.ts'
import { restoreProduct } from './restore-product.ts'
import { saveProduct } from './save-product.ts'
import { shelveProduct } from './shelve-product.ts'
import { submitProduct } from './submit-product.ts'
import { unshelveProduct } from './unshelve-product.ts'
import { updateProduct } from './update-product.ts'

export const productRoutes = bind(productApi, {
  list: ({ db }, query) => listProducts(db, query),
  tabs: ({ db }, filter) => countInTabs(db, filter),
  info: async ({ db }, { id }) => detailOf((await readProduct(db, id)) ?? refuseProduct(productRefusal.missing)),
  auditSwitch: ({ db }) => findSwitches(db),
  save: saveProduct,
  update: updateProduct,
  delete: (context, { id, type }) => (type === 'recycle' ? recycleProduct : deleteProduct)(context, { id }),
  restore: restoreProduct,
  submit: submitProduct,
  up: shelveProduct,
  down: unshelveProduct,
  addStock,
  ledger: ({ db }, query) => readLedger(db, query),
  editFreely,
  editSort,
  pick: pickProducts,
})
