import pg from 'pg'
import type { Pool } from '#platform/db/connection/pool'
import { LOCAL_TABLES } from '#platform/db/distribution/table-kinds'
import { isCrossMerchant } from './cross-merchant.ts'
import { findUnrouted } from './unrouted.ts'

/** What the server under test calls itself to the database; what tests send by themselves is not looked at. */
const WATCHED = 'watched'

export function watchedUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', WATCHED)
  return url.href
}

/** A cluster that was asked to tells by this notice that a query goes to more than one shard. */
const FANS_OUT = 'multi-task query about to be executed'

/** In a transaction of a merchant, or outside. */
type Side = 'merchant' | 'platform'
const sides = new WeakMap<pg.Client, Side>()
const seen: Record<Side, Set<string>> = { merchant: new Set(), platform: new Set() }
const fannedOut: Record<Side, Set<string>> = { merchant: new Set(), platform: new Set() }
/** Sent since the last check; each statement is looked at once, however many tests send it. */
let fresh: { side: Side; text: string }[] = []

function note(client: pg.Client, query: string | { readonly text?: string }) {
  const text = typeof query === 'string' ? query : query.text
  if (text === undefined) return
  if (!sides.has(client)) listenTo(client)
  if (text.startsWith('set local role')) sides.set(client, 'merchant')
  const side = sides.get(client) ?? 'platform'
  if (text === 'commit' || text === 'rollback') sides.set(client, 'platform')
  if (seen[side].has(text)) return
  seen[side].add(text)
  fresh.push({ side, text })
}

function listenTo(client: pg.Client) {
  sides.set(client, 'platform')
  client.on('notice', ({ message }) => {
    if (message !== FANS_OUT) return
    fannedOut[sides.get(client) ?? 'platform'].add(answeredNow(client))
  })
}

/** The statement whose answer is being read; the driver has no public word for it. */
const answeredNow = (client: pg.Client): string =>
  (Reflect.get(client, '_activeQuery') as { text?: string } | null)?.text ?? ''

let isWatching = false

/** From now on every statement that a server in this process sends is noted, once. */
export function watchStatements() {
  if (isWatching) return
  isWatching = true
  const query = Reflect.get(pg.Client.prototype, 'query') as (...sent: unknown[]) => unknown
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...sent: unknown[]) {
    const { connectionParameters } = this as unknown as { connectionParameters: { application_name?: string } }
    if (connectionParameters.application_name === WATCHED) note(this, sent[0] as string)
    return query.apply(this, sent)
  })
}

let merchantTables: Promise<ReadonlySet<string>> | undefined

/** Tables and views whose rows belong to merchants, and are spread by them on a cluster. */
async function findMerchantTables(pool: Pool) {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'mer_id' and table_name <> all($1) union select 'merchant'`,
    [LOCAL_TABLES],
  )
  return new Set(rows.map(({ name }) => name))
}

/** What was sent since the last check and would not do on a cluster (docs/scaling.md). */
export async function findBadStatements(pool: Pool): Promise<string[]> {
  const tables = await (merchantTables ??= findMerchantTables(pool))
  const complaints = fresh.flatMap(({ side, text }) => {
    if (/\bin \(\$\d/.test(text)) return `a list in brackets: ${text}`
    if (side === 'platform' && isCrossMerchant(text)) return []
    const unrouted = findUnrouted(text, tables)
    return unrouted.length > 0 ? `no merchant for ${unrouted.join(', ')}: ${text}` : []
  })
  const spread = [...fannedOut.merchant, ...[...fannedOut.platform].filter((text) => !isCrossMerchant(text))]
  fresh = []
  fannedOut.merchant.clear()
  fannedOut.platform.clear()
  return [...complaints, ...spread.map((text) => `went to every shard: ${text}`)]
}
