import { productApi } from '@zhanggui/contract/goods/product'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { bind } from '#platform/http/route'
import { checkTakeDown } from './form/checks/check-take-down.ts'
import { addStock } from './stock/add-stock.ts'
import { deleteProduct } from './state/delete-product.ts'
import { editFreely } from './form/edit-freely.ts'
import { editSort } from './state/edit-sort.ts'
import { countInTabs, listProducts } from './list/list-products.ts'
import { pickProducts } from './list/pick-products.ts'
import { findSwitches } from './state/product-state.sql.ts'
import { refuseProduct } from './form/product-write.ts'
import { readLedger } from './stock/read-ledger.ts'
import { detailOf, readProduct } from './form/read-product.ts'
import { recycleProduct } from './state/recycle-product.ts'
import { restoreProduct } from './state/restore-product.ts'
import { saveProduct } from './form/save-product.ts'
import { putOnSale } from './state/put-on-sale.ts'
import { submitProduct } from './state/submit-product.ts'
import { takeOffSale } from './state/take-off-sale.ts'
import { updateProduct } from './form/update-product.ts'

export const productRoutes = bind(productApi, {
  list: ({ db }, query) => listProducts(db, query),
  tabs: ({ db }, filter) => countInTabs(db, filter),
  info: async ({ db }, { id }) => detailOf((await readProduct(db, id)) ?? refuseProduct(productRefusal.missing)),
  auditSwitch: ({ db }) => findSwitches(db),
  save: saveProduct,
  update: async (context, change) => {
    if (change.isAutoDown) await checkTakeDown(context)
    return updateProduct(context, change)
  },
  delete: (context, { id, type }) => (type === 'recycle' ? recycleProduct : deleteProduct)(context, { id }),
  restore: restoreProduct,
  submit: submitProduct,
  up: putOnSale,
  down: takeOffSale,
  addStock,
  ledger: ({ db }, query) => readLedger(db, query),
  editFreely: (context, input) => editFreely(context, input),
  editSort,
  pick: pickProducts,
  pickForMarketing: pickProducts,
})
