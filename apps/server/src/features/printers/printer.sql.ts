import type { PrinterBrand } from '@zhanggui/domain/printer/printer-codes'
import { sql } from 'kysely'
import { created, deleteRecord, type Edit, edited, editorOf } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'

const printer = (db: MerchantDb) =>
  db.q
    .selectFrom('printer')
    .select(['id', 'name', 'is_enabled as isEnabled', 'version', 'yly_app_id as ylyAppId'])
    .select(['yly_user_id as ylyUserId', 'yly_secret as ylySecret', 'yly_token as ylyToken'])
    .select(['yly_machine_no as ylyMachineNo', 'fe_name as feName', 'fe_user as feUser'])
    .select(['fe_ukey as feUkey', 'fe_sn as feSn', sql<PrinterBrand>`brand`.as('brand')])
    .where('mer_id', '=', db.merId)

export const findPrinter = (db: MerchantDb) => printer(db).executeTakeFirst()

export const lockPrinter = (db: MerchantDb) =>
  printer(db).select(editorOf(db, 'printer').as('updatedBy')).forUpdate().executeTakeFirst()

export type StoredPrinter = NonNullable<Awaited<ReturnType<typeof findPrinter>>>

/** The first one, or what becomes of it. */
export async function putPrinter(edit: Edit, stored: Omit<StoredPrinter, 'version'>) {
  const columns = {
    name: stored.name,
    brand: stored.brand,
    is_enabled: stored.isEnabled,
    yly_app_id: stored.ylyAppId,
    yly_user_id: stored.ylyUserId,
    yly_secret: stored.ylySecret,
    yly_token: stored.ylyToken,
    yly_machine_no: stored.ylyMachineNo,
    fe_name: stored.feName,
    fe_user: stored.feUser,
    fe_ukey: stored.feUkey,
    fe_sn: stored.feSn,
  }
  const { version: _, ...when } = edited(edit)
  await edit.db.q
    .insertInto('printer')
    .values({ id: stored.id, ...columns, ...created(edit) })
    .onConflict((conflict) =>
      conflict.column('mer_id').doUpdateSet({ ...columns, ...when, version: sql`printer.version + 1` }),
    )
    .execute()
}

/** For as long as the account is the one that it was handed out for. */
export async function updateToken(db: MerchantDb, { id, version }: StoredPrinter, token: Buffer) {
  await db.q
    .updateTable('printer')
    .set({ yly_token: token })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}

export const deletePrinter = (db: MerchantDb, id: number) => deleteRecord(db, 'printer', id)

export async function findShopName(db: MerchantDb): Promise<string> {
  const { name } = await db.q.selectFrom('merchant').select('name').where('id', '=', db.merId).executeTakeFirstOrThrow()
  return name
}
