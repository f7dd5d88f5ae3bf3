import type { Pool, PoolClient } from '#platform/db/connection/pool'

interface Sent<T> {
  readonly answer: T
  /** Without those that begin and end transactions. */
  readonly statements: readonly string[]
  /** Statements that were sent while no other one of their connection was under way. */
  readonly roundTrips: number
  /** Of transactions, and of single statements that write. */
  readonly commits: number
}

const frames = /^(begin|set local|commit|rollback)/
const isWrite = (text: string) => /^\s*(insert|update|delete|with)/.test(text)

/** Records everything that `work` sends over the pool, which nobody else may use meanwhile. */
export async function recordSent<T>(pool: Pool, work: () => Promise<T>): Promise<Sent<T>> {
  const sent = { statements: [] as string[], roundTrips: 0, commits: 0 }
  const restore: (() => void)[] = []
  const recorded = new Set<PoolClient>()
  const record = (client: PoolClient) => {
    if (recorded.has(client)) return
    recorded.add(client)
    const send = client.query.bind(client) as (...asked: unknown[]) => unknown
    let [isBusy, isInside] = [false, false]
    const onDrain = () => void (isBusy = false)
    client.on('drain', onDrain)
    const note = (text: string) => {
      if (!isBusy) sent.roundTrips += 1
      isBusy = true
      if (text.startsWith('begin')) isInside = true
      if (text === 'commit' || (!isInside && isWrite(text))) sent.commits += 1
      if (text === 'commit' || text === 'rollback') isInside = false
      if (!frames.test(text)) sent.statements.push(text)
    }
    client.query = ((...asked: unknown[]) => {
      const [first] = asked
      note(typeof first === 'string' ? first : (first as { text: string }).text)
      return send(...asked)
    }) as typeof client.query
    restore.push(() => {
      // The connection's own one is that of its class again.
      Reflect.deleteProperty(client, 'query')
      client.off('drain', onDrain)
    })
  }
  pool.on('acquire', record)
  try {
    const answer = await work()
    return { answer, ...sent }
  } finally {
    pool.off('acquire', record)
    for (const each of restore) each()
  }
}
