import { socialAudit } from '@zhanggui/domain/live/live-goods-codes'
import { z } from 'zod'
import { GOODS_MISSING, refusalOf } from '../port/social-codes.ts'
import { reviewAfter, sandboxCall, type SandboxCalls, type SandboxContext } from './sandbox-call.ts'
import { deleteSandboxRow, findSandboxRow, listSandboxRows, putSandboxRow } from './sandbox-store.sql.ts'

const KIND = 'liveGoods'

const goodsInfo = z.object({
  coverImgUrl: z.string().min(1),
  name: z.string().min(1),
  priceType: z.int(),
  price: z.number(),
  price2: z.number().optional(),
  url: z.string().min(1),
})
const kept = goodsInfo.extend({
  auditId: z.int(),
  /** Null: withdrawn. */
  submittedAt: z.coerce.date().nullable(),
})
type Kept = z.output<typeof kept>

async function find({ db }: SandboxContext, id: number): Promise<Kept> {
  const row = await findSandboxRow(db, KIND, id)
  if (!row) throw refusalOf(GOODS_MISSING, '')
  return kept.parse(row.body)
}

const put = ({ db, now }: SandboxContext, id: number, goods: Kept) =>
  putSandboxRow(db, KIND, { id, body: goods, createdAt: now })

const auditOf = ({ submittedAt, name }: Kept, now: Date) =>
  submittedAt === null ? socialAudit.is.none : socialAudit.is[reviewAfter(submittedAt, now, name)]

const byId = z.object({ goodsId: z.int() })

/** docs/social-platform/README.md, the section about live goods. */
export const liveGoodsSandbox: SandboxCalls = {
  '/wxaapi/broadcast/goods/add': sandboxCall(z.object({ goodsInfo }), async (context, { goodsInfo: info }) => {
    const [goodsId, auditId] = [await context.newId(), await context.newId()]
    await put(context, goodsId, { ...info, auditId, submittedAt: context.now })
    return { errcode: 0, goodsId, auditId }
  }),
  '/wxaapi/broadcast/goods/update': sandboxCall(
    z.object({ goodsInfo: goodsInfo.partial().extend({ goodsId: z.int() }) }),
    async (context, { goodsInfo: { goodsId, ...info } }) => {
      const goods = await find(context, goodsId)
      if (auditOf(goods, context.now) === socialAudit.is.reviewing) throw refusalOf(300_010, '')
      const isPassed = auditOf(goods, context.now) === socialAudit.is.passed
      // Prices alone may be changed once it has passed.
      const { coverImgUrl, name, url } = isPassed ? goods : { ...goods, ...info }
      await put(context, goodsId, kept.parse({ ...goods, ...info, coverImgUrl, name, url }))
      return { errcode: 0 }
    },
  ),
  '/wxaapi/broadcast/goods/audit': sandboxCall(byId, async (context, { goodsId }) => {
    const goods = await find(context, goodsId)
    const auditId = await context.newId()
    await put(context, goodsId, { ...goods, auditId, submittedAt: context.now })
    return { errcode: 0, auditId }
  }),
  '/wxaapi/broadcast/goods/resetaudit': sandboxCall(byId, async (context, { goodsId }) => {
    const goods = await find(context, goodsId)
    if (auditOf(goods, context.now) !== socialAudit.is.reviewing) throw refusalOf(300_009, '')
    await put(context, goodsId, { ...goods, submittedAt: null })
    return { errcode: 0 }
  }),
  '/wxaapi/broadcast/goods/delete': sandboxCall(byId, async (context, { goodsId }) => {
    const goods = await find(context, goodsId)
    if (auditOf(goods, context.now) === socialAudit.is.reviewing) throw refusalOf(300_014, '')
    await deleteSandboxRow(context.db, KIND, goodsId)
    return { errcode: 0 }
  }),
  '/wxa/business/getgoodswarehouse': sandboxCall(
    z.object({ goods_ids: z.array(z.int()) }),
    async (context, { goods_ids: ids }) => {
      const rows = await Promise.all(ids.map((id) => findSandboxRow(context.db, KIND, id)))
      const goods = rows.flatMap((row) => (row ? [{ id: row.id, ...kept.parse(row.body) }] : []))
      return {
        errcode: 0,
        total: goods.length,
        goods: goods.map((each) => ({
          goods_id: each.id,
          name: each.name,
          audit_status: auditOf(each, context.now),
        })),
      }
    },
  ),
  '/wxaapi/broadcast/goods/getapproved': sandboxCall(
    z.object({ offset: z.int(), limit: z.int(), status: z.int() }),
    async ({ db, now }, { offset, limit, status }) => {
      const all = await listSandboxRows(db, KIND)
      const found = all
        .map(({ id, body }) => ({ goodsId: id, ...kept.parse(body) }))
        .filter((goods) => auditOf(goods, now) === status)
      const goods = found.slice(offset, offset + limit).map(({ goodsId, name, url }) => ({ goodsId, name, url }))
      return { errcode: 0, total: found.length, goods }
    },
  ),
}
