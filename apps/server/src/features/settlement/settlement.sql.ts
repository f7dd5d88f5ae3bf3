import type { AccountType, SettlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { sql } from 'kysely'
import { created, type Edit, edited, editorOf } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'

const account = (db: MerchantDb) =>
  db.q
    .selectFrom('settlement_account')
    .select(sql<SettlementType>`type`.as('settlementType'))
    .select(sql<AccountType>`account_type`.as('bankAccountType'))
    .select(['bank_user_name as bankUserName', 'bank_name as bankName', 'bank_card as bankCard'])
    .select(['bank_address as bankAddress', 'wechat_code as wechatCode', 'wechat_qrcode as wechatQrcodeUrl'])
    .select(['alipay_code as alipayCode', 'alipay_qrcode as alipayQrcodeUrl', 'real_name as realName', 'version'])
    .where('mer_id', '=', db.merId)

export const findAccount = (db: MerchantDb) => account(db).executeTakeFirst()

export const lockAccount = (db: MerchantDb) =>
  account(db).select(editorOf(db, 'settlement_account').as('updatedBy')).forUpdate().executeTakeFirst()

export type StoredAccount = Omit<NonNullable<Awaited<ReturnType<typeof findAccount>>>, 'version'>

/** The first one, or what becomes of it. */
export async function putAccount(edit: Edit, stored: StoredAccount) {
  const columns = {
    type: stored.settlementType,
    account_type: stored.bankAccountType,
    bank_user_name: stored.bankUserName,
    bank_name: stored.bankName,
    bank_card: stored.bankCard,
    bank_address: stored.bankAddress,
    wechat_code: stored.wechatCode,
    wechat_qrcode: stored.wechatQrcodeUrl,
    alipay_code: stored.alipayCode,
    alipay_qrcode: stored.alipayQrcodeUrl,
    real_name: stored.realName,
  }
  const { version: _, ...when } = edited(edit)
  await edit.db.q
    .insertInto('settlement_account')
    .values({ ...columns, ...created(edit) })
    .onConflict((conflict) =>
      conflict.column('mer_id').doUpdateSet({ ...columns, ...when, version: sql`settlement_account.version + 1` }),
    )
    .execute()
}
