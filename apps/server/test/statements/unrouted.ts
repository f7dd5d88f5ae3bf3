/** A token of SQL: a name or keyword, a parameter, a sign; texts and numbers are of no interest. */
const TOKEN =
  /'(?:[^']|'')*'|--[^\n]*|"(?<quoted>[^"]+)"|(?<word>[a-z_]\w*)|(?<parameter>\$\d+)|(?<sign>[(),.=])|[^\s]/giu
const QUERY = new Set(['select', 'with', 'insert', 'update', 'delete'])
const BEFORE_TABLE = new Set(['from', 'join', 'update', 'into', 'using', 'only'])
const ENDS_FROM = new Set([
  'where',
  'set',
  'on',
  'values',
  'select',
  'group',
  'order',
  'limit',
  'returning',
  'having',
  'for',
])
const NO_ALIAS = new Set([...ENDS_FROM, 'join', 'inner', 'left', 'cross', 'using', 'default', 'overriding'])
const NO_TABLE_BEFORE_UPDATE = new Set(['for', 'key', 'do'])

interface Reference {
  readonly table: string
  readonly alias: string
  readonly isInserted: boolean
}

/**
 * The tables of merchants that a statement touches without saying whose rows it means, by `mer_id = $n` for each of them
 * and in the query that names it. A distributed engine would ask every shard, or refuse.
 */
export function findUnrouted(statement: string, merchantTables: ReadonlySet<string>): string[] {
  const unrouted: string[] = []
  const tokens = [...statement.matchAll(TOKEN)].flatMap(({ groups }) => {
    const token = groups?.['quoted'] ?? groups?.['word']?.toLowerCase() ?? groups?.['parameter'] ?? groups?.['sign']
    return token ?? '?'
  })
  let at = 0
  /** One query: what lies in brackets belongs to it unless it is a query itself. */
  const readQuery = () => {
    let part: string[] = []
    const check = () => unrouted.push(...uncheckedIn(part, merchantTables))
    let depth = 0
    for (; at < tokens.length; at++) {
      const token = tokens[at] ?? ''
      if (token === '(' && QUERY.has(tokens[at + 1] ?? '')) {
        at++
        readQuery()
        part.push('(query)')
        continue
      }
      if (token === '(') depth++
      if (token === ')' && depth-- === 0) break
      if (depth === 0 && (token === 'union' || token === 'except' || token === 'intersect')) {
        check()
        part = []
      } else part.push(token)
    }
    check()
  }
  readQuery()
  return unrouted
}

function uncheckedIn(query: readonly string[], merchantTables: ReadonlySet<string>): string[] {
  const references = referencesIn(query).filter(({ table }) => merchantTables.has(table))
  const read = references.filter(({ isInserted }) => !isInserted)
  const isRouted = ({ table, alias }: Reference) => {
    const column = table === 'merchant' ? 'id' : 'mer_id'
    return query.some(
      (token, index) =>
        token === column &&
        query[index + 1] === '=' &&
        query[index + 2]?.startsWith('$') &&
        (query[index - 1] === '.' ? query[index - 2] === alias : read.length === 1),
    )
  }
  const unrouted = read.filter((reference) => !isRouted(reference)).map(({ table }) => table)
  // Rows from a list alone have no place yet: they go with the row of their merchant.
  const isSelected = query.includes('select') && read.length === 0
  return [...unrouted, ...references.filter(({ isInserted }) => isInserted && isSelected).map(({ table }) => table)]
}

function referencesIn(query: readonly string[]): Reference[] {
  const references: Reference[] = []
  let isFrom = false
  let depth = 0
  for (const [index, token] of query.entries()) {
    const before = query[index - 1] ?? ''
    if (token === '(') depth++
    if (token === ')') depth--
    if (ENDS_FROM.has(token)) isFrom = false
    if (token === 'from' || token === 'using') isFrom = true
    const isNamed =
      (BEFORE_TABLE.has(before) && !(before === 'update' && NO_TABLE_BEFORE_UPDATE.has(query[index - 2] ?? ''))) ||
      (before === ',' && isFrom && depth === 0)
    if (!isNamed || !/^\w+$/.test(token) || query[index + 1] === '.') continue
    const next = query[index + 1] === 'as' ? query[index + 2] : query[index + 1]
    const alias = next !== undefined && /^\w+$/.test(next) && !NO_ALIAS.has(next) ? next : token
    references.push({ table: token, alias, isInserted: before === 'into' })
  }
  return references
}
