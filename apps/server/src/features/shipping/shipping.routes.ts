import { shippingApi } from '@zhanggui/contract/shipping'
import { templatesInUse } from '#features/products/public'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { bind } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { deleteShippingTemplate } from './delete-shipping-template.ts'
import { knownRegions, readTemplate } from './read-shipping-template.ts'
import { saveShippingTemplate } from './save-shipping-template.ts'
import { noSuchTemplate } from './shipping-refusals.ts'
import { findTemplate, listTemplates } from './shipping-template.sql.ts'
import { updateShippingTemplate } from './update-shipping-template.ts'

export const shippingRoutes = (platform: Platform) =>
  bind(shippingApi, {
    list: async ({ db }, query) => {
      const window = pageWindow(query)
      const { list, total } = await listTemplates(db, query, window)
      const used = await templatesInUse(
        db,
        list.map(({ id }) => id),
      )
      return pageFrom(window, { list: list.map((row) => ({ ...row, isUsed: used.has(row.id) })), total })
    },
    info: async ({ db }, { id }) => {
      const template = (await findTemplate(db, id)) ?? noSuchTemplate()
      return readTemplate(db, template, await knownRegions(db))
    },
    save: (context, draft) => saveShippingTemplate(platform, context, draft),
    update: updateShippingTemplate,
    delete: deleteShippingTemplate,
  })
