import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { shippingApi } from '@zhanggui/contract/shipping'
import type { ChargeBy, FreePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { sql } from 'kysely'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { refuseDuplicate } from '#platform/db/duplicate'
import { deleteRecord, type Edit, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'
import { refuse } from '#platform/http/refusals'

const withUniqueName = refuseDuplicate('shipping_template_mer_id_name_key', '模板名称已存在,请更换模板名称!', {
  field: 'name',
})

const rows = (db: MerchantDb) =>
  db.q
    .selectFrom('shipping_template')
    .select(['id', 'name', 'sort', 'version', 'created_at as createTime', 'updated_at as updateTime'])
    .select([sql<ChargeBy>`charge_by`.as('type'), sql<FreePostage>`free_postage`.as('appoint')])
    .where('mer_id', '=', db.merId)

export type TemplateRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

type TemplateFilter = FilterOf<typeof shippingApi.list>

const templateFilter: FilterSql<TemplateFilter> = { keywords: (typed) => contains('name', typed) }

export function listTemplates(db: MerchantDb, query: TemplateFilter & PageQuery) {
  const filtered = rows(db).where(passes(templateFilter, query))
  return countedPage(query, filtered.orderBy('sort', 'desc').orderBy('id', 'desc'))
}

const noSuchTemplate = () => refuse('运费模板不存在', { code: 6501 })

const templateById = prepared((db, id: number) => rows(db).where('id', '=', id))

export async function findTemplate(db: MerchantDb, id: number) {
  const [template] = await templateById(db, id)
  return template ?? noSuchTemplate()
}

/** Those of products; which they have is not known yet. */
export const listTemplatesOfProducts = prepared((db, productIds: readonly number[]) =>
  rows(db).where(
    sql<boolean>`id in (select shipping_template_id from product
      where mer_id = ${db.merId} and id = any (${productIds}::bigint[]))`,
  ),
)

/** Exclusive with `lockSharedShippingTemplate`, which products take. */
export async function lockTemplate(db: MerchantDb, id: number) {
  const template = rows(db).select(editorOf(db, 'shipping_template').as('updatedBy')).where('id', '=', id).forUpdate()
  return (await template.executeTakeFirst()) ?? noSuchTemplate()
}

interface TemplateHead {
  readonly id: number
  readonly name: string
  readonly type: ChargeBy
  readonly appoint: FreePostage
  readonly sort: number
}

const columnsOf = ({ name, type, appoint, sort }: TemplateHead) => ({
  name,
  charge_by: type,
  free_postage: appoint,
  sort,
})

export const insertTemplate = (edit: Edit, head: TemplateHead) =>
  withUniqueName(insertRecord(edit, 'shipping_template', head.id, columnsOf(head)))

export const updateTemplateRow = (edit: Edit, head: TemplateHead) =>
  withUniqueName(updateRecord(edit, 'shipping_template', head.id, columnsOf(head)))

/** Deletes its lines as well. */
export const deleteTemplateRow = (db: MerchantDb, id: number) => deleteRecord(db, 'shipping_template', id)

/** Whether the template belongs to the merchant; if so, prevents its deletion until this transaction ends. */
export async function lockSharedShippingTemplate(db: MerchantDb, id: number): Promise<boolean> {
  const row = await db.q
    .selectFrom('shipping_template')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}
