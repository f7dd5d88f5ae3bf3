import pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'

const RETRY = 2000

export interface ChannelListener {
  /** Notifications are lost while the connection is down, so listeners must poll as well. */
  onHint(payload: string): void
  /** Called after every (re)connect, to look for missed notifications. */
  onConnected(): void
}

/** Keeps a LISTEN connection open across database restarts; returns a function to stop. */
export function listen(
  url: string,
  channel: string,
  listener: ChannelListener,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  async function connect() {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    client = next
    next.on('notification', ({ payload = '' }) => listener.onHint(payload))
    next.on('error', (error) => {
      log.warn({ err: error }, `LISTEN connection for ${channel} lost; polling meanwhile`)
      reconnect(next)
    })
    next.on('end', () => reconnect(next))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      listener.onConnected()
    } catch (error) {
      log.warn({ err: error }, `no LISTEN connection for ${channel}; polling meanwhile`)
      reconnect(next)
    }
  }

  function reconnect(failed: pg.Client) {
    if (stopped || client !== failed) return
    client = undefined
    failed.end().catch(() => undefined)
    retry = setTimeout(() => void connect(), RETRY)
  }

  void connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }
}
