import { videoGateway } from '@zhanggui/contract/gateway/video'
import {
  decideAccess,
  decideDraft,
  listBrands,
  listCategories,
  listDraftsByReview,
  putBrands,
  putCategories,
  readAccess,
  release,
  removeBrands,
  removeCategories,
  setAccessTasks,
  takeDown,
} from '#features/video-channel/public'
import type { PlatformDb } from '#platform/db/platform-db'
import { bindGateway, type GatewayContext } from '../gateway-route.ts'

const write =
  <I>(work: (db: PlatformDb, input: I, now: Date) => Promise<void>) =>
  ({ inPlatform, now }: GatewayContext, input: I) =>
    inPlatform(async (db) => {
      await work(db, input, now)
      return null
    })

/** The platform decides about the video channel and keeps its categories and brands. */
export const videoGatewayRoutes = bindGateway(videoGateway, {
  access: ({ readMerchant }, { merId }) => readMerchant(merId, readAccess),
  passAccess: ({ runForMerchant }, { merId }) =>
    runForMerchant(merId, (merchant) => decideAccess(merchant, { kind: 'pass' })),
  refuseAccess: ({ runForMerchant }, { merId, reason }) =>
    runForMerchant(merId, (merchant) => decideAccess(merchant, { kind: 'refuse', reason })),
  setTasks: ({ runForMerchant }, { merId, done }) =>
    runForMerchant(merId, (merchant) => setAccessTasks(merchant, done)),
  drafts: ({ readMerchant }, { merId, ...query }) =>
    readMerchant(merId, async (db) => {
      const page = await listDraftsByReview(db, query)
      return { ...page, list: page.list.map((row) => ({ ...row, merId })) }
    }),
  passDraft: ({ runForMerchant }, { merId, id }) =>
    runForMerchant(merId, (merchant) => decideDraft(merchant, id, { kind: 'pass' })),
  refuseDraft: ({ runForMerchant }, { merId, id, reason }) =>
    runForMerchant(merId, (merchant) => decideDraft(merchant, id, { kind: 'refuse', reason })),
  takeDown: ({ runForMerchant }, { merId, id }) => runForMerchant(merId, (merchant) => takeDown(merchant, id)),
  release: ({ runForMerchant }, { merId, id }) => runForMerchant(merId, (merchant) => release(merchant, id)),
  categories: ({ inPlatform }) => inPlatform(listCategories),
  putCategories: write((db, { list }, now) => putCategories(db, list, now)),
  removeCategories: write((db, { ids }, now) => removeCategories(db, ids, now)),
  brands: ({ inPlatform }) => inPlatform(listBrands),
  putBrands: write((db, { list }, now) => putBrands(db, list, now)),
  removeBrands: write((db, { ids }, now) => removeBrands(db, ids, now)),
})
