import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { videoApi } from '@zhanggui/contract/video/video'
import type { VideoDraft } from '@zhanggui/contract/video/video-fields'
import { type DraftReviews, draftStateOf, reviewsOf } from '@zhanggui/domain/video/draft-state'
import type { DraftReview } from '@zhanggui/domain/video/video-codes'
import { sql } from 'kysely'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { refuseDuplicate } from '#platform/db/duplicate'
import { type Edit, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'
import { shownColumns } from '../shown.sql.ts'

const live = (db: MerchantDb) =>
  db.q.selectFrom('video_draft as v').where('v.mer_id', '=', db.merId).where('v.deleted_at', 'is', null)

const reviews = [
  sql<DraftReview>`v.platform_review`.as('platformEditStatus'),
  sql<DraftReview>`v.channel_review`.as('editStatus'),
] as const

const rows = (db: MerchantDb) =>
  live(db)
    .select(shownColumns(db, 'video_draft_sku', 'draft_id'))
    .select(
      sql<number>`case when exists (select from video_product p where p.mer_id = ${db.merId} and p.id = v.id) then v.id
        else 0 end`.as('productId'),
    )
    .select([...reviews, 'v.platform_refusal as platformStatusReason', 'v.channel_refusal as editStatusReason'])
    .select(['v.version', 'v.created_at as addTime'])

type TabFilter = FilterOf<typeof videoApi.tabs>
type ListFilter = FilterOf<typeof videoApi.drafts>

const tabFilter: FilterSql<TabFilter> = {
  search: (typed) => contains('v.title', typed),
  proId: (id) => sql`(v.id = ${id} or v.base_product_id = ${id})`,
}

const listFilter: FilterSql<ListFilter> = {
  ...tabFilter,
  state: (state) => {
    const { platformEditStatus, editStatus } = reviewsOf[state]
    return sql`(v.platform_review = ${platformEditStatus} and v.channel_review = ${editStatus})`
  },
}

/** Those that have not passed, the newest first. */
const notPassed = sql<boolean>`v.channel_review < 4`

export const listDrafts = (db: MerchantDb, query: ListFilter & PageQuery) =>
  countedPage(query, rows(db).where(notPassed).where(passes(listFilter, query)).orderBy('v.id', 'desc'))

const LONGEST_COUNT = 10_000

/** For saved views. */
export async function countDrafts(db: MerchantDb, filter: ListFilter): Promise<number> {
  const found = live(db).where(notPassed).where(passes(listFilter, filter)).select('v.id').limit(LONGEST_COUNT)
  return (await found.execute()).length
}

export async function countDraftTabs(db: MerchantDb, filter: TabFilter) {
  const found = await live(db)
    .where(notPassed)
    .where(passes(tabFilter, filter))
    .select((eb) => [...reviews, eb.fn.countAll<number>().as('count')])
    .groupBy(['v.platform_review', 'v.channel_review'])
    .execute()
  const counts = { draft: 0, submitted: 0, refused: 0, sent: 0, sentBack: 0, passed: 0 }
  for (const { count, ...pair } of found) counts[draftStateOf(pair)] = count
  return { ...counts, all: found.reduce((sum, { count }) => sum + count, 0) }
}

const noSuchDraft = () => missing('商品不存在')

const whole = (db: MerchantDb) =>
  rows(db)
    .select([sql<string[]>`v.qualification_images`.as('qualificationPics'), 'v.shipping_template_id as tempId'])
    .select([
      'v.unit_name as unitName',
      'v.description as descInfo',
      'v.sent_at as sentAt',
      'v.arrived_at as arrivedAt',
    ])

export type StoredDraft = Awaited<ReturnType<typeof findDraft>>

export const findDraft = async (db: MerchantDb, id: number) =>
  (await whole(db).where('v.id', '=', id).executeTakeFirst()) ?? noSuchDraft()

/** Locked until the transaction ends. Read afterwards by a statement of its own, which sees what the lock waited for. */
export async function lockDraft(db: MerchantDb, id: number): Promise<StoredDraft & { updatedBy: string | null }> {
  const locked = await db.q
    .selectFrom('video_draft')
    .select(editorOf(db, 'video_draft').as('updatedBy'))
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const { updatedBy } = locked ?? noSuchDraft()
  return { ...(await findDraft(db, id)), updatedBy }
}

const withOwnTitle = refuseDuplicate('video_draft_title', '当前草稿商品的名称已存在', { field: 'title' })

const columnsOf = (draft: Omit<VideoDraft, 'attrValue'>) => ({
  base_product_id: draft.primaryProductId,
  title: draft.title,
  head_images: JSON.stringify(draft.headImg),
  qualification_images: JSON.stringify(draft.qualificationPics),
  category_id: draft.thirdCatId,
  brand_id: draft.brandId,
  shipping_template_id: draft.tempId,
  unit_name: draft.unitName,
  points: draft.giveIntegral,
  extra_sales: draft.ficti,
  description: draft.descInfo,
})

/** For the platform, passed ones too where they are asked for. */
export function listDraftsByReview(
  db: MerchantDb,
  { platformEditStatus, ...page }: PageQuery & { readonly platformEditStatus?: DraftReview | undefined },
) {
  const found = rows(db)
  const asked = platformEditStatus === undefined ? found : found.where('v.platform_review', '=', platformEditStatus)
  return countedPage(page, asked.orderBy('v.id', 'desc'))
}

/** What a draft says about its reviews. */
export const reviewColumns = ({ platformEditStatus, editStatus }: DraftReviews) => ({
  platform_review: platformEditStatus,
  channel_review: editStatus,
  platform_refusal: '',
  channel_refusal: '',
})

export const insertDraft = (edit: Edit, id: number, draft: VideoDraft) =>
  withOwnTitle(insertRecord(edit, 'video_draft', id, { ...columnsOf(draft), ...reviewColumns(reviewsOf.draft) }))

/** Whatever it was, it has to be reviewed again. */
export const updateDraftRow = (edit: Edit, id: number, draft: VideoDraft) =>
  withOwnTitle(updateRecord(edit, 'video_draft', id, { ...columnsOf(draft), ...reviewColumns(reviewsOf.draft) }))

/** Its pictures alone. */
export async function updateDraftPictures(
  edit: Edit,
  id: number,
  { headImg, qualificationPics, descInfo }: Pick<VideoDraft, 'headImg' | 'qualificationPics' | 'descInfo'>,
) {
  await updateRecord(edit, 'video_draft', id, {
    head_images: JSON.stringify(headImg),
    qualification_images: JSON.stringify(qualificationPics),
    description: descInfo,
    ...reviewColumns(reviewsOf.draft),
  }).execute()
}
