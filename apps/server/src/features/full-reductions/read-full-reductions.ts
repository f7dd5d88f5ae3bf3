import type { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { type ReductionScope, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { processAt } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import { sumPromotion } from '#features/promotions/public'
import type { StaffContext } from '#platform/http/route'
import { mapPage } from '#platform/db/page-window'
import { findReduction, listReductions } from './full-reduction.sql.ts'
import { findScope } from './reduction-scope.sql.ts'
import { listUses, sumUses } from './reduction-use.sql.ts'

/** As many names as a tooltip holds. */
const NAMES_SHOWN = 20

export async function readReductions({ db, now }: StaffContext, query: InputOf<typeof fullReductionApi.list>) {
  const page = await listReductions(db, query, now)
  const idsOf = (type: ReductionScope) =>
    page.list.flatMap(({ scopeType, scopeIds }) => (scopeType === type ? scopeIds.slice(0, NAMES_SHOWN) : []))
  const { products, categories } = reductionScope.is
  const [figuresOf, foundProducts, foundCategories] = await Promise.all([
    sumUses(
      db,
      page.list.map(({ id }) => id),
    ),
    findScope(db, products, idsOf(products)),
    findScope(db, categories, idsOf(categories)),
  ])
  return mapPage(page, (row) => {
    const found = row.scopeType === products ? foundProducts : foundCategories
    return {
      ...row,
      ...figuresOf(row.id),
      process: processAt(row, now),
      scopeNames: found.filter(({ id }) => row.scopeIds.includes(id)).map(({ name }) => name),
    }
  })
}

export async function readReduction({ db, now }: StaffContext, { id }: { id: number }) {
  const reduction = await findReduction(db, id)
  const [figures, scopeList] = await Promise.all([
    sumPromotion(db, promotionKind.is.fullReduction, id),
    findScope(db, reduction.scopeType, reduction.scopeIds),
  ])
  return {
    ...reduction,
    ...figures,
    reduceTotal: figures.discountPrice,
    process: processAt(reduction, now),
    scopeNames: scopeList.slice(0, NAMES_SHOWN).map(({ name }) => name),
    scopeList,
  }
}

export async function readUses({ db }: StaffContext, { id, ...query }: InputOf<typeof fullReductionApi.records>) {
  await findReduction(db, id)
  return listUses(db, id, query)
}
