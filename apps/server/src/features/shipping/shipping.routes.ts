import { shippingApi } from '@zhanggui/contract/shipping'
import { templatesInUse } from '#features/products/public'
import { templatesInDrafts } from '#features/video-channel/public'
import { mapPage } from '#platform/db/page-window'
import { bind } from '#platform/http/route'
import { deleteShippingTemplate } from './delete-shipping-template.ts'
import { knownRegions, readTemplate } from './read-shipping-template.ts'
import { saveShippingTemplate } from './save-shipping-template.ts'
import { findTemplate, listTemplates } from './shipping-template.sql.ts'
import { updateShippingTemplate } from './update-shipping-template.ts'

export const shippingRoutes = bind(shippingApi, {
  list: async ({ db }, query) => {
    const page = await listTemplates(db, query)
    const ids = page.list.map(({ id }) => id)
    const [ofProducts, ofDrafts] = await Promise.all([templatesInUse(db, ids), templatesInDrafts(db, ids)])
    return mapPage(page, (row) => ({ ...row, isUsed: ofProducts.has(row.id) || ofDrafts.has(row.id) }))
  },
  info: async ({ db }, { id }) => readTemplate(db, await findTemplate(db, id), await knownRegions(db)),
  save: saveShippingTemplate,
  update: updateShippingTemplate,
  delete: deleteShippingTemplate,
})
