import { type RawBuilder, sql } from 'kysely'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { reviewApi } from '@zhanggui/contract/goods/product-review'
import { type ReviewTab, reviewSearchType } from '@zhanggui/domain/product/product-codes'
import { phoneSearch, whyNotSearchBuyer } from '@zhanggui/domain/user/buyer-search'
import { contains, isPhone, within } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MAX_COUNTED } from '#platform/db/page-window'
import { invalid, refuse } from '#platform/http/refusals'

export type ReviewFilter = FilterOf<typeof reviewApi.list>

/** Every review that is not deleted, whether its product still exists or not. */
const reviews = (db: MerchantDb) =>
  db.q
    .selectFrom('product_review as review')
    .leftJoin('product', (join) =>
      join
        .on('product.mer_id', '=', db.merId)
        .onRef('product.id', '=', 'review.product_id')
        .on('product.deleted_at', 'is', null),
    )
    .where('review.mer_id', '=', db.merId)
    .where('review.deleted_at', 'is', null)

const rows = (found: ReturnType<typeof reviews>) =>
  found
    .select([
      'review.id',
      'review.user_id as uid',
      'review.star',
      'review.comment',
      sql<string[]>`review.pictures`.as('pics'),
      'review.reply as merchantReplyContent',
      'review.replied_at as merchantReplyTime',
      sql<boolean>`review.replied_at is not null`.as('isReply'),
      'review.nickname',
      'review.avatar',
      'review.created_at as createTime',
      'review.sku_label as sku',
      'review.is_author_gone as isLogoff',
      sql<boolean>`review.user_id = 0`.as('isVirtual'),
    ])
    .select((eb) => [
      eb.fn.coalesce('product.name', sql.lit('')).as('productName'),
      eb.fn.coalesce('product.cover', sql.lit('')).as('productImage'),
    ])

/** The conditions of the indexes of these tabs. What the shop wrote itself waits for no reply. */
const tabConditions: Record<ReviewTab, RawBuilder<boolean>> = {
  waiting: sql<boolean>`(review.replied_at is null and review.user_id > 0)`,
  poor: sql<boolean>`review.star <= 2`,
}

const reviewFilter = (now: Date): FilterSql<ReviewFilter> => ({
  tab: (tab) => tabConditions[tab],
  searchType: null,
  content: (typed, { searchType = reviewSearchType.is.all }) => isBy(searchType, typed),
  dateLimit: (limit) => within('review.created_at', limit, now),
  star: (star) => sql`review.star = ${star}`,
  isReply: (isReply) => (isReply ? sql`review.replied_at is not null` : sql`review.replied_at is null`),
  productSearch: (typed) => contains('product.name', typed),
})

/** Ids are digits, phones their tail or the whole of them; anything else would match nothing. */
function checkSearch(searchType: ReviewFilter['searchType'], content: string) {
  const reason = whyNotSearchBuyer({ searchType, content })
  if (reason) throw invalid([{ path: 'content', message: reason }])
}

/** The author as stored with the review, including the typed nickname of a virtual review. */
function isBy(searchType: (typeof reviewSearchType.codes)[number], typed: string) {
  checkSearch(searchType, typed)
  const is = reviewSearchType.is
  const byId = sql<boolean>`review.user_id > 0 and review.user_id::text = ${typed}`
  const phone = phoneSearch(typed)
  const byPhone = phone ? isPhone('review.phone', phone) : sql<boolean>`false`
  const byName = contains('review.nickname', typed)
  if (searchType === is.uid) return byId
  if (searchType === is.phone) return byPhone
  return searchType === is.nickname ? byName : sql<boolean>`((${byId}) or ${byPhone} or ${byName})`
}

export const listReviews = (db: MerchantDb, query: ReviewFilter & PageQuery, now: Date) => {
  const found = reviews(db).where(passes(reviewFilter(now), query))
  return countedPage(query, rows(found).orderBy('review.id', 'desc'), { upTo: MAX_COUNTED })
}

/** How many reviews of the filter each tab shows. */
export async function countReviewTabs(db: MerchantDb, filter: Omit<ReviewFilter, 'tab'>, now: Date) {
  const count = async (tab?: ReviewTab) => {
    const found = reviews(db).where(passes(reviewFilter(now), { ...filter, ...(tab && { tab }) }))
    const { total } = await db.q
      .selectFrom(found.select('review.id').limit(MAX_COUNTED).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  const [all, waiting, poor] = await Promise.all([count(), count('waiting'), count('poor')])
  return { all, waiting, poor }
}

const noSuchReview = () => refuse('商品评论不存在', { code: 6902 })

export async function findReview(db: MerchantDb, id: number) {
  const review = rows(reviews(db))
    .select(['review.product_id as productId', 'review.sku_id as attrValueId', 'review.order_no as orderNo'])
    .where('review.id', '=', id)
  return (await review.executeTakeFirst()) ?? noSuchReview()
}

export async function lockReview(db: MerchantDb, id: number) {
  const review = db.q
    .selectFrom('product_review')
    .select(['nickname', 'avatar', sql<string[]>`pictures`.as('pics')])
    .select(sql<boolean>`user_id = 0`.as('isVirtual'))
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
  return (await review.forUpdate().executeTakeFirst()) ?? noSuchReview()
}

export async function updateReviewPictures(
  db: MerchantDb,
  id: number,
  { avatar, pics }: Pick<VirtualReview, 'avatar' | 'pics'>,
) {
  await db.q
    .updateTable('product_review')
    .set({ avatar, pictures: JSON.stringify(pics) })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}

interface VirtualReview {
  readonly id: number
  readonly productId: number
  readonly attrValueId: number
  readonly skuLabel: string
  readonly star: number
  readonly comment: string
  readonly pics: readonly string[]
  readonly nickname: string
  readonly avatar: string
}

export async function insertVirtualReview(db: MerchantDb, review: VirtualReview, now: Date) {
  const { id, star, comment, nickname, avatar } = review
  await db.q
    .insertInto('product_review')
    .values({
      mer_id: db.merId,
      id,
      star,
      comment,
      nickname,
      avatar,
      product_id: review.productId,
      sku_id: review.attrValueId,
      sku_label: review.skuLabel,
      // As text: the driver would make a PostgreSQL array of a list.
      pictures: JSON.stringify(review.pics),
      created_at: now,
    })
    .execute()
}

export interface BuyerReview {
  readonly id: number
  readonly productId: number
  readonly skuId: number
  readonly skuLabel: string
  readonly orderNo: string
  readonly lineId: number
  readonly star: number
  readonly comment: string
  readonly pictures: readonly string[]
  readonly author: { readonly uid: number; readonly nickname: string; readonly avatar: string; readonly phone: string }
}

export async function insertBuyerReview(db: MerchantDb, review: BuyerReview, now: Date) {
  const { id, star, comment, author } = review
  await db.q
    .insertInto('product_review')
    .values({
      mer_id: db.merId,
      id,
      star,
      comment,
      user_id: author.uid,
      nickname: author.nickname,
      avatar: author.avatar,
      phone: author.phone,
      product_id: review.productId,
      sku_id: review.skuId,
      sku_label: review.skuLabel,
      order_no: review.orderNo,
      order_line_id: review.lineId,
      pictures: JSON.stringify(review.pictures),
      created_at: now,
    })
    .execute()
}

/** False if the review does not exist or is answered already. */
export async function updateReply(db: MerchantDb, id: number, reply: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db.q
    .updateTable('product_review')
    .set({ reply, replied_at: now })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('replied_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns the deleted review; undefined if there is none. */
export async function markReviewDeleted(db: MerchantDb, id: number, now: Date) {
  const review = await db.q
    .updateTable('product_review')
    .set({ deleted_at: now })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['nickname', 'comment'])
    .executeTakeFirst()
  return review ?? noSuchReview()
}
