import { toFen } from '@zhanggui/domain/kernel/money'
import type { FreeLine, PriceLine } from '@zhanggui/domain/shipping/freight'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'

interface Lines {
  readonly lines: readonly PriceLine[]
  readonly freeLines: readonly FreeLine[]
}

const lineRows = (db: MerchantDb) =>
  db.q
    .selectFrom('shipping_line as line')
    .leftJoin('shipping_line_region as region', (join) =>
      join
        .on('region.mer_id', '=', db.merId)
        .onRef('region.template_id', '=', 'line.template_id')
        .onRef('region.is_free', '=', 'line.is_free')
        .onRef('region.position', '=', 'line.position'),
    )
    .selectAll('line')
    .select(
      sql<number[]>`coalesce(array_agg(region.region_id order by region.region_id)
        filter (where region.region_id is not null), '{}')`.as('region_ids'),
    )
    .where('line.mer_id', '=', db.merId)
    .groupBy(['line.mer_id', 'line.template_id', 'line.is_free', 'line.position'])
    .orderBy('line.position')

const linesOf = prepared((db, templateId: number) => lineRows(db).where('line.template_id', '=', templateId))

const linesOfProducts = prepared((db, productIds: readonly number[]) =>
  lineRows(db).where(
    sql<boolean>`line.template_id in (select shipping_template_id from product
      where mer_id = ${db.merId} and id = any (${productIds}::bigint[]))`,
  ),
)

/** The lines of a template in their order, each with its regions by their codes. */
export const listLines = async (db: MerchantDb, templateId: number) => linesIn(await linesOf(db, templateId))

/** The same of all templates that these products have, by the template. */
export async function listLinesOfProducts(
  db: MerchantDb,
  productIds: readonly number[],
): Promise<(templateId: number) => Lines> {
  const found = await linesOfProducts(db, productIds)
  return (templateId) => linesIn(found.filter((row) => row.template_id === templateId))
}

function linesIn(found: Awaited<ReturnType<typeof linesOf>>): Lines {
  const placeOf = (row: (typeof found)[number]) => ({ isDefault: row.is_default, regionIds: row.region_ids })
  return {
    lines: found
      .filter((row) => !row.is_free)
      .map((row) => ({
        ...placeOf(row),
        first: row.first_units,
        firstPrice: toFen(row.first_fen),
        renewal: row.renewal_units,
        renewalPrice: toFen(row.renewal_fen),
      })),
    freeLines: found
      .filter((row) => row.is_free)
      .map((row) => ({ ...placeOf(row), number: row.free_units, price: toFen(row.free_fen) })),
  }
}

/** Replaces the template's lines. */
export async function replaceLines(db: MerchantDb, templateId: number, { lines, freeLines }: Lines) {
  await db.q.deleteFrom('shipping_line').where('mer_id', '=', db.merId).where('template_id', '=', templateId).execute()
  const own = { mer_id: db.merId, template_id: templateId }
  const rows = [
    ...lines.map((line, position) => ({
      ...own,
      is_free: false,
      position,
      is_default: line.isDefault,
      first_units: line.first,
      first_fen: line.firstPrice,
      renewal_units: line.renewal,
      renewal_fen: line.renewalPrice,
      free_units: 0,
      free_fen: 0,
    })),
    ...freeLines.map((line, position) => ({
      ...own,
      is_free: true,
      position,
      is_default: line.isDefault,
      first_units: 0,
      first_fen: 0,
      renewal_units: 0,
      renewal_fen: 0,
      free_units: line.number,
      free_fen: line.price,
    })),
  ]
  if (rows.length === 0) return
  await db.q.insertInto('shipping_line').values(rows).execute()
  await insertRegions(db, templateId, false, lines)
  await insertRegions(db, templateId, true, freeLines)
}

/** One statement for any number of regions. */
async function insertRegions(
  db: MerchantDb,
  templateId: number,
  isFree: boolean,
  lines: readonly { readonly regionIds: readonly number[] }[],
) {
  const places = lines.flatMap(({ regionIds }, position) => regionIds.map((id) => ({ id, position })))
  if (places.length === 0) return
  const ids = places.map(({ id }) => id)
  const positions = places.map(({ position }) => position)
  await sql`
    insert into shipping_line_region (mer_id, template_id, is_free, region_id, position)
    select m.id, ${templateId}, ${isFree}, place.region_id, place.position
    from merchant m, unnest(${ids}::integer[], ${positions}::smallint[]) as place (region_id, position)
    where m.id = ${db.merId}
  `.execute(db.q)
}
