import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline as connect, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'

/**
 * A backup is a compressed text file, one JSON value a line: what it is and which migrations made its tables, then per
 * table its columns and its rows in PostgreSQL's own text form, then the sequences. The last line tells a whole file
 * from a cut one.
 */
const header = z.object({
  format: z.literal('zhanggui-backup'),
  createdAt: z.string(),
  migrations: z.array(z.object({ version: z.number(), checksum: z.string() })),
})
const table = z.object({ table: z.string(), columns: z.array(z.string()) })
const rows = z.object({ rows: z.array(z.string()) })
const sequence = z.object({ sequence: z.string(), value: z.string(), isCalled: z.boolean() })
const end = z.object({ end: z.literal(true) })
const entry = z.union([rows, table, sequence, header, end])

export type BackupHeader = z.infer<typeof header>
export type TableEntry = z.infer<typeof table>
export type BackupEntry = z.infer<typeof entry>

/** Appears under its name only when it is complete and on disk. Readable for its owner alone: it holds everything. */
export async function writeEntries(file: string, entries: AsyncIterable<BackupEntry>): Promise<void> {
  const draft = `${file}.part`
  try {
    const target = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(Readable.from(toLines(entries)), createGzip(), target)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* toLines(entries: AsyncIterable<BackupEntry>): AsyncGenerator<string> {
  for await (const item of entries) yield `${JSON.stringify(item)}\n`
  yield `${JSON.stringify({ end: true })}\n`
}

/** Yields every entry or fails: a damaged or truncated file is never accepted as complete. */
export async function* readEntries(file: string): AsyncGenerator<BackupEntry> {
  let isComplete = false
  try {
    for await (const line of linesOf(openText(file))) {
      const item = entry.parse(JSON.parse(line))
      isComplete = 'end' in item
      if (!isComplete) yield item
    }
  } catch (cause) {
    throw new Error(`${file} 不是完整的备份文件`, { cause })
  }
  if (!isComplete) throw new Error(`${file} 不是完整的备份文件`)
}

export async function readHeader(file: string): Promise<BackupHeader> {
  const entries = readEntries(file)
  const { value } = await entries.next()
  await entries.return(undefined)
  return header.parse(value)
}

function openText(file: string): AsyncIterable<string> {
  const text = createGunzip().setEncoding('utf8')
  // Errors surface through the iteration.
  connect(createReadStream(file), text, () => undefined)
  return text
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let line = ''
  for await (const chunk of text) {
    const [lineEnd = '', ...following] = chunk.split('\n')
    line += lineEnd
    for (const next of following) {
      yield line
      line = next
    }
  }
  if (line) yield line
}
