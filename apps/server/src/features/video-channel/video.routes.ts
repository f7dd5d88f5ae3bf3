import { videoApi } from '@zhanggui/contract/video/video'
import { videoAccessApi } from '@zhanggui/contract/video/video-access'
import { findSyncHealth, retrySync } from '#features/social/public'
import { bind } from '#platform/http/route'
import { applyForAccess, cancelApplication } from './access/apply-for-access.ts'
import { readAccess } from './access/read-access.ts'
import { countDraftTabs, listDrafts } from './draft/draft.sql.ts'
import { deleteDraft, reviewDraft } from './draft/move-draft.ts'
import { readDraft, withSync } from './draft/read-draft.ts'
import { addDraft, updateDraft } from './draft/write-draft.ts'
import { exchangeImage } from './image/exchange-image.ts'
import { deleteVideoProduct, putDown, putOn } from './product/move-product.ts'
import { findVideoProduct, listVideoProducts, listVideoSkus } from './product/product.sql.ts'
import { readBrands, readCategories } from './reference/read-reference.ts'
import { subjectOf } from './sync/subject.ts'

const { kind } = subjectOf(0)

export const videoRoutes = [
  ...bind(videoApi, {
    drafts: async ({ db }, query) => {
      const page = await listDrafts(db, query)
      return { ...page, list: await withSync(db, page.list) }
    },
    tabs: ({ db }, filter) => countDraftTabs(db, filter),
    draft: (context, { id }) => readDraft(context, id),
    add: addDraft,
    update: updateDraft,
    review: reviewDraft,
    deleteDraft,
    products: async ({ db }, query) => {
      const page = await listVideoProducts(db, query)
      return { ...page, list: await withSync(db, page.list) }
    },
    product: async ({ db }, { id }) => {
      const product = await findVideoProduct(db, id)
      const [skuList, [synced]] = await Promise.all([listVideoSkus(db, product), withSync(db, [product])])
      return { ...product, sync: synced?.sync ?? null, skuList }
    },
    putOn: { outside: putOn },
    putDown: { outside: putDown },
    deleteProduct: { outside: deleteVideoProduct },
    categories: ({ db }) => readCategories(db),
    brands: ({ db }) => readBrands(db),
    exchangeImage: { outside: exchangeImage },
    syncHealth: ({ db }) => findSyncHealth(db, kind),
    retrySync: (context, input) => retrySync(context, kind, input),
  }),
  ...bind(videoAccessApi, {
    info: ({ db }) => readAccess(db),
    apply: applyForAccess,
    cancel: cancelApplication,
  }),
]
