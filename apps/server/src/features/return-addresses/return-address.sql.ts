import { deleteRecord, type Edit, edited, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'

const addresses = (db: MerchantDb) =>
  db.q
    .selectFrom('return_address')
    .select(['id', 'receiver_name as receiverName', 'receiver_phone as receiverPhone', 'region_id as regionId'])
    .select(['street', 'detail', 'is_default as isDefault', 'is_shown as isShow', 'version'])
    .where('mer_id', '=', db.merId)

/** The default first, then the newest. */
export const listAddresses = (db: MerchantDb) =>
  addresses(db).orderBy('is_default', 'desc').orderBy('id', 'desc').execute()

/** All of them for this transaction alone, and the shop's row before: there may be none yet, and one is the default. */
export async function lockAddresses(db: MerchantDb) {
  await db.q.selectFrom('merchant').select('id').where('id', '=', db.merId).forNoKeyUpdate().execute()
  return addresses(db).select(editorOf(db, 'return_address').as('updatedBy')).orderBy('id').execute()
}

export interface AddressFields {
  readonly receiverName: string
  readonly receiverPhone: string
  readonly regionId: number
  readonly street: string
  readonly detail: string
  readonly isDefault: boolean
  readonly isShow: boolean
}

const columnsOf = (address: AddressFields) => ({
  receiver_name: address.receiverName,
  receiver_phone: address.receiverPhone,
  region_id: address.regionId,
  street: address.street,
  detail: address.detail,
  is_default: address.isDefault,
  is_shown: address.isShow,
})

export async function insertAddress(edit: Edit, id: number, address: AddressFields) {
  await insertRecord(edit, 'return_address', id, columnsOf(address)).execute()
}

export async function updateAddressRow(edit: Edit, id: number, address: AddressFields) {
  await updateRecord(edit, 'return_address', id, columnsOf(address)).execute()
}

/** Before another one becomes it: there are never two. */
export async function clearDefault(edit: Edit) {
  await edit.db.q
    .updateTable('return_address')
    .set({ is_default: false, ...edited(edit) })
    .where('mer_id', '=', edit.db.merId)
    .where('is_default', '=', true)
    .execute()
}

export const deleteAddressRow = (db: MerchantDb, id: number) => deleteRecord(db, 'return_address', id)
