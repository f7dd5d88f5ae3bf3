import { reviewsOf } from '@zhanggui/domain/video/draft-state'
import { accessStatus, NO_BRAND, shelfCause, videoShelf } from '@zhanggui/domain/video/video-codes'
import { readProduct } from '../../apps/server/src/features/products/public.ts'
import { listShopCategories, openSocial } from '../../apps/server/src/features/social/public.ts'
import { putSandboxRow } from '../../apps/server/src/features/social/sandbox/sandbox-store.sql.ts'
import { putApplication, setAccess } from '../../apps/server/src/features/video-channel/access/access.sql.ts'
import { putDraftSkus } from '../../apps/server/src/features/video-channel/draft/draft-sku.sql.ts'
import { insertDraft, reviewColumns } from '../../apps/server/src/features/video-channel/draft/draft.sql.ts'
import { setDraft } from '../../apps/server/src/features/video-channel/draft/set-draft.sql.ts'
import { copyFromDraft } from '../../apps/server/src/features/video-channel/product/approve.sql.ts'
import { setVideoProduct } from '../../apps/server/src/features/video-channel/product/product.sql.ts'
import { decideDraft, putBrands, putCategories } from '../../apps/server/src/features/video-channel/public.ts'
import type { MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { transactionsOf } from '../../apps/server/src/platform/transactions.ts'
import { listOnSale } from '../marketing/seed-seckill.sql.ts'
import { demoBrands, demoGoods } from './demo-video.ts'

type Goods = (typeof demoGoods)[number]

/** The social platform's categories, and brands that it has passed. */
export async function seedVideoReference({ pool, clock, services }: Platform) {
  const context = { ...services, inPlatform: <T>(work: Parameters<typeof inPlatform<T>>[1]) => inPlatform(pool, work) }
  const categories = await listShopCategories(openSocial(context, clock))
  await inPlatform(pool, async (db) => {
    await putCategories(
      db,
      categories.map((row) => ({ ...row, status: 0 })),
      clock(),
    )
    await putBrands(db, demoBrands, clock())
  })
}

/** The first shop sells in the channel; the other one, which has no goods yet, has not asked to. */
export async function seedVideo(platform: Platform, merId: number, isFirst: boolean) {
  if (!isFirst) return
  const { inWrite } = transactionsOf(platform, merId, platform.clock)
  await inWrite(({ db, now }) => seedAccess({ db, now, staff: { adminId: 0 } }))
  const made = await inWrite(async ({ db, now }) => {
    const bases = await listOnSale(db, demoGoods.length)
    const ids: { id: number; goods: Goods; title: string }[] = []
    for (const goods of demoGoods) {
      const base = bases[goods.product]
      const found = base && (await seedGoods(db, goods, base.id, { id: await platform.newId(), now }))
      if (found) ids.push({ ...found, goods })
    }
    return ids
  })
  for (const { id, goods, title } of made) {
    const { state, shelf = videoShelf.is.initial } = goods
    if (state === 'passed') await rememberInSandbox(platform, id, { title, shelf })
    if (state === 'sent') {
      await inWrite((context) => decideDraft({ ...context, recordChanges: () => undefined }, id, { kind: 'pass' }))
    }
  }
}

async function seedAccess(edit: Parameters<typeof putApplication>[0]) {
  const { db, now } = edit
  const [product] = await listOnSale(db, 1)
  const licenseImg = (product && (await readProduct(db, product.id))?.image) ?? ''
  await putApplication(edit, {
    companyName: '杭州山风茶业有限公司',
    licenseImg,
    contactName: '林山',
    contactPhone: '13800000001',
    thirdCatIds: [1211, 1212],
    brandIds: [3301],
    remark: '',
  })
  const tasks = JSON.stringify(['spu_audit', 'ec_order', 'test_api'])
  await setAccess(db, { status: accessStatus.is.open, decided_at: now, tasks })
}

async function seedGoods(db: MerchantDb, goods: Goods, baseId: number, { id, now }: { id: number; now: Date }) {
  const product = await readProduct(db, baseId)
  if (!product?.tempId) return undefined
  const title = `${product.name} ${goods.suffix}`
  const draft = {
    primaryProductId: baseId,
    title,
    headImg: product.sliderImage.filter((address) => !address.endsWith('.mp4')).slice(0, 5),
    qualificationPics: [],
    thirdCatId: goods.category,
    brandId: goods.brand ?? NO_BRAND,
    tempId: product.tempId,
    unitName: product.unitName,
    giveIntegral: goods.points ?? 0,
    ficti: 0,
    descInfo: product.content,
    attrValue: product.skus.map(({ id: skuId, price }) => ({ id: skuId, price })),
  }
  await insertDraft({ db, now, staff: { adminId: 0 } }, id, draft)
  await putDraftSkus(db, id, draft.attrValue)
  // What is sent is passed by the platform afterwards.
  const state = goods.state === 'sent' ? 'submitted' : goods.state
  const refusal = goods.refusal ?? ''
  await setDraft(db, id, {
    ...reviewColumns(reviewsOf[state]),
    ...(state === 'refused' && { platform_refusal: refusal }),
    ...(state === 'sentBack' && { channel_refusal: refusal, sent_at: now, arrived_at: now }),
  })
  if (state === 'passed') {
    const { shelf = videoShelf.is.initial, cause = shelfCause.is.initial } = goods
    await copyFromDraft(db, id, { channelId: String(70_000_000 + id), shelf }, now)
    await setVideoProduct(db, id, { shelf_cause: cause })
  }
  return { id, title }
}

/** As if it had been approved there. */
const rememberInSandbox = ({ pool, clock }: Platform, id: number, goods: { title: string; shelf: number }) => {
  const submittedAt = new Date(clock().getTime() - 3_600_000)
  return inPlatform(pool, (db) =>
    putSandboxRow(db, 'videoProduct', { id, body: { ...goods, submittedAt }, createdAt: submittedAt }),
  )
}
