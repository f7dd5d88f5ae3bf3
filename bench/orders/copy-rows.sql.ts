// Rows into a table by COPY, which the driver itself does not offer.
import pg, { type Connection, type Submittable } from 'pg'

type Row = Readonly<Record<string, unknown>>
export type CopyClient = pg.Client

/** Outside the pool, whose connections send statements without waiting, which does not go with COPY. */
export async function connectForCopy(url: string | undefined): Promise<CopyClient> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** What the driver's connection can do besides what its types tell. */
interface CopyConnection extends Connection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

class CopyIn implements Submittable {
  readonly done: Promise<void>
  #settle: { readonly resolve: () => void; readonly reject: (error: Error) => void } | undefined
  #error: Error | undefined

  constructor(
    readonly text: string,
    readonly data: Buffer,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
  }

  submit(connection: Connection) {
    ;(connection as CopyConnection).query(this.text)
  }

  handleCopyInResponse(connection: CopyConnection) {
    connection.sendCopyFromChunk(this.data)
    connection.endCopyFrom()
  }

  handleCommandComplete() {
    // The answer that counts is the one that follows.
  }

  handleError(error: Error) {
    this.#error = error
    this.#settle?.reject(error)
  }

  handleReadyForQuery() {
    if (!this.#error) this.#settle?.resolve()
  }
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign)

const arrayOf = (texts: readonly unknown[]) =>
  `{${texts.map((text) => `"${String(text).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`

/** Arrays are lists of text in the column `tokens` and JSON in any other. */
function cellOf(value: unknown, column: string): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  return escaped(column === 'tokens' && Array.isArray(value) ? arrayOf(value) : JSON.stringify(value))
}

/** The rows are those of one merchant and all have the columns of the first one. */
export async function copyRows(client: CopyClient, table: string, merId: number, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const lines = rows.map((row) => `${merId}\t${columns.map((column) => cellOf(row[column], column)).join('\t')}\n`)
  const copy = new CopyIn(`copy ${table} (mer_id, ${columns.join(', ')}) from stdin`, Buffer.from(lines.join('')))
  client.query(copy)
  await copy.done
}
