import { type DraftReview, draftReview, videoShelf } from '@zhanggui/domain/video/video-codes'
import { z } from 'zod'
import { refusalOf, SPU_EXISTS, SPU_MISSING, SPU_STATE } from '../port/social-codes.ts'
import { reviewAfter, sandboxCall, type SandboxCalls, type SandboxContext } from './sandbox-call.ts'
import { deleteSandboxRow, findSandboxRow, putSandboxRow } from './sandbox-store.sql.ts'
import { sandboxCategories } from './shop-categories.ts'

const KIND = 'videoProduct'

const kept = z.object({
  title: z.string(),
  shelf: z.literal(videoShelf.codes),
  submittedAt: z.coerce.date(),
})
type Kept = z.output<typeof kept>

const spu = z.object({
  out_product_id: z.string().min(1),
  title: z.string().min(1),
  head_img: z.array(z.url()).min(1),
  third_cat_id: z.int(),
  skus: z.array(z.object({ out_sku_id: z.string(), sale_price: z.int().min(1), stock_num: z.int().min(0) })).min(1),
})
const byId = z.object({ out_product_id: z.string().min(1) })

/** Rows are kept by number; ours ends with one. */
const keyOf = (outId: string) => Number(outId.replace(/^.*-/, ''))

async function find({ db }: SandboxContext, outId: string): Promise<Kept> {
  const row = await findSandboxRow(db, KIND, keyOf(outId))
  if (!row) throw refusalOf(SPU_MISSING, '')
  return kept.parse(row.body)
}

const put = ({ db, now }: SandboxContext, outId: string, goods: Kept) =>
  putSandboxRow(db, KIND, { id: keyOf(outId), body: goods, createdAt: now })

const outcomes = { reviewing: 'waiting', passed: 'passed', failed: 'refused' } as const
const reviewOf = ({ submittedAt, title }: Kept, now: Date): DraftReview =>
  draftReview.is[outcomes[reviewAfter(submittedAt, now, title)]]

const sent = (outId: string) => ({
  errcode: 0,
  data: { product_id: 70_000_000 + keyOf(outId), out_product_id: outId },
})

/** What is approved for the first time is sold at once. */
const shelfOf = (goods: Kept, now: Date) =>
  goods.shelf === videoShelf.is.initial && reviewOf(goods, now) === draftReview.is.passed
    ? videoShelf.is.on
    : goods.shelf

const shelve = (shelf: Kept['shelf']) =>
  sandboxCall(byId, async (context, { out_product_id: outId }) => {
    await put(context, outId, { ...(await find(context, outId)), shelf })
    return { errcode: 0 }
  })

/** docs/social-platform/shop.md */
export const shopSandbox: SandboxCalls = {
  '/shop/cat/get': () => Promise.resolve({ errcode: 0, third_cat_list: sandboxCategories }),
  '/shop/spu/add': sandboxCall(spu, async (context, { out_product_id: outId, title }) => {
    if (await findSandboxRow(context.db, KIND, keyOf(outId))) throw refusalOf(SPU_EXISTS, '')
    await put(context, outId, { title, shelf: videoShelf.is.initial, submittedAt: context.now })
    return sent(outId)
  }),
  '/shop/spu/update': sandboxCall(spu, async (context, { out_product_id: outId, title }) => {
    const goods = await find(context, outId)
    if (reviewOf(goods, context.now) === draftReview.is.waiting) throw refusalOf(SPU_STATE, '')
    await put(context, outId, { title, shelf: shelfOf(goods, context.now), submittedAt: context.now })
    return sent(outId)
  }),
  '/shop/spu/get': sandboxCall(byId, async (context, { out_product_id: outId }) => {
    const goods = await find(context, outId)
    const review = reviewOf(goods, context.now)
    return {
      errcode: 0,
      spu: {
        ...sent(outId).data,
        title: goods.title,
        status: shelfOf(goods, context.now),
        edit_status: review,
        audit_info: { reject_reason: review === draftReview.is.refused ? '商品标题含有违规内容' : '' },
      },
    }
  }),
  '/shop/spu/listing': shelve(videoShelf.is.on),
  '/shop/spu/delisting': shelve(videoShelf.is.ownDown),
  '/shop/spu/del': sandboxCall(byId, async (context, { out_product_id: outId }) => {
    await find(context, outId)
    await deleteSandboxRow(context.db, KIND, keyOf(outId))
    return { errcode: 0 }
  }),
}
