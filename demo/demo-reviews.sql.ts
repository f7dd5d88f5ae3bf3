import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '../apps/server/src/platform/db/merchant-db.ts'
import type { DemoProduct } from './demo-products.sql.ts'

const comments = [
  { star: 5, comment: '包装用心，第二天就到了，会回购。', reply: '谢谢喜欢，下次见！' },
  { star: 5, comment: '和描述一样，家里老人很满意。', reply: '' },
  { star: 4, comment: '东西不错，物流慢了一天。', reply: '抱歉让您久等了，我们已经催促快递改进。' },
  { star: 3, comment: '中规中矩，价格略高。', reply: '' },
  { star: 2, comment: '收到时外盒压坏了，希望改进包装。', reply: '非常抱歉，已为您登记补寄。' },
  { star: 1, comment: '与图片有差别，不太满意。', reply: '' },
] as const
const nicknames = ['山间小满', '一碗云吞', '阿北', '爱喝茶的猫', '橘子汽水', '慢半拍']

/** Ids of the demo's rows follow from their place; those below 1000 are never handed out otherwise. */
const FIRST_ID = 700
const DAY = 86_400_000
const MOST = 80

const phrases = [
  '感谢您的认可，期待再次光临！',
  '非常抱歉给您带来不便，请联系客服为您处理。',
  '已收到您的反馈，我们会尽快改进。',
]

/** What the shop answers again and again. */
export async function insertPhrases(db: MerchantDb, now: Date) {
  const rows = phrases.map((words, index) => ({
    mer_id: db.merId,
    id: FIRST_ID + index,
    kind: phraseKind.is.reviewReply,
    words,
    created_at: now,
  }))
  await db.q.insertInto('phrase').values(rows).execute()
}

/** What buyers wrote about what is on sale, answered or not. */
export async function insertReviews(db: MerchantDb, products: readonly DemoProduct[], now: Date) {
  const rows = products.slice(0, MOST).map(({ id, skus }, index) => {
    const { star, comment, reply } = comments[index % comments.length] ?? comments[0]
    const createdAt = new Date(now.getTime() - (MOST - index) * (DAY / 4))
    return {
      id: FIRST_ID + index,
      product_id: id,
      sku_id: skus[0]?.id ?? 0,
      sku_label: skus[0]?.label ?? '',
      user_id: 10_001 + index,
      order_no: `PT2026${String(FIRST_ID + index).padStart(12, '0')}`,
      star,
      comment,
      nickname: nicknames[index % nicknames.length],
      reply,
      replied_at: reply === '' ? null : new Date(createdAt.getTime() + DAY / 8),
      created_at: createdAt,
    }
  })
  await sql`insert into product_review (mer_id, id, product_id, sku_id, sku_label, user_id, order_no, star, comment,
      nickname, reply, replied_at, created_at)
    select m.id, r.id, r.product_id, r.sku_id, r.sku_label, r.user_id, r.order_no, r.star, r.comment, r.nickname, r.reply,
      r.replied_at, r.created_at
    from merchant m, jsonb_populate_recordset(null::product_review, ${JSON.stringify(rows)}::jsonb) r
    where m.id = ${db.merId}`.execute(db.q)
}
