import type { ExpressRow } from '@zhanggui/contract/express'

/** Those whose name or code has the words, in the order asked for: `sort` up, `-sort` down, else as they came. */
export function findCompanies(rows: readonly ExpressRow[], words: string, by: string | undefined): ExpressRow[] {
  const wanted = words.trim().toLowerCase()
  const found = rows.filter(({ name, code }) => `${name}\n${code}`.toLowerCase().includes(wanted))
  if (by !== 'sort' && by !== '-sort') return found
  const direction = by === 'sort' ? 1 : -1
  return found.toSorted((one, other) => direction * (one.sort - other.sort))
}
