import type { AccessDraft } from '@zhanggui/contract/video/video-access'
import { type AccessStatus, accessStatus, type AccessTask } from '@zhanggui/domain/video/video-codes'
import { sql, type Updateable } from 'kysely'
import { created, type Edit, edited, editorOf } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { VideoAccess } from '#platform/db/schema'
import { missing } from '#platform/http/refusals'

const access = (db: MerchantDb) =>
  db.q
    .selectFrom('video_access')
    .select([sql<AccessStatus>`status`.as('status'), 'company_name as companyName', 'license_image as licenseImg'])
    .select(['contact_name as contactName', 'contact_phone as contactPhone', 'remark', 'refusal as rejectReason'])
    .select([sql<number[]>`category_ids`.as('thirdCatIds'), sql<number[]>`brand_ids`.as('brandIds')])
    .select([sql<AccessTask[]>`tasks`.as('tasks'), 'submitted_at as submitTime', 'decided_at as auditTime', 'version'])
    .where('mer_id', '=', db.merId)

export const findAccess = (db: MerchantDb) => access(db).executeTakeFirst()

/** Undefined where the shop has never applied. */
export const lockAccess = (db: MerchantDb) =>
  access(db).select(editorOf(db, 'video_access').as('updatedBy')).forUpdate().executeTakeFirst()

export const lockApplication = async (db: MerchantDb) => (await lockAccess(db)) ?? missing('接入申请不存在')

export async function findAccessStatus(db: MerchantDb): Promise<AccessStatus> {
  return (await findAccess(db))?.status ?? accessStatus.is.none
}

/** The application as it is sent now, the first one or another one after a refusal. */
export async function putApplication(edit: Edit, draft: AccessDraft) {
  const columns = {
    status: accessStatus.is.waiting,
    company_name: draft.companyName,
    license_image: draft.licenseImg,
    contact_name: draft.contactName,
    contact_phone: draft.contactPhone,
    category_ids: JSON.stringify(draft.thirdCatIds),
    brand_ids: JSON.stringify(draft.brandIds),
    remark: draft.remark,
    refusal: '',
    submitted_at: edit.now,
    decided_at: null,
  }
  const { version: _, ...when } = edited(edit)
  await edit.db.q
    .insertInto('video_access')
    .values({ ...columns, ...created(edit) })
    .onConflict((conflict) =>
      conflict.column('mer_id').doUpdateSet({ ...columns, ...when, version: sql`video_access.version + 1` }),
    )
    .execute()
}

/** Whoever calls holds the application. */
export async function setAccess(db: MerchantDb, set: Updateable<VideoAccess>) {
  await db.q.updateTable('video_access').set(set).where('mer_id', '=', db.merId).execute()
}
