import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { readSignature } from '#platform/files/file-signature'
import { fileQueue } from '#platform/threads/fair-queue'
import { runInThread } from '#platform/threads/thread-pool'
import { refuseFile, sheetLimits } from './sheet-limits.ts'
import type { SheetFormat, SheetRow } from './sheet.ts'

const queue = fileQueue({ waiting: 3, waitingOfAll: 60 })

/** A local file, and the merchant in whose queue reading it waits. */
export interface SheetFile {
  readonly path: string
  readonly format: SheetFormat
  readonly owner: number
}

/** The format by content, if it matches the file name. */
export async function sheetFormatOf(path: string, fileName: string): Promise<SheetFormat> {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  const signature = await readSignature(path)
  if (signature === 'zip' && ending === 'xlsx') return 'xlsx'
  return signature === 'text' && ending === 'csv' ? 'csv' : refuseFile()
}

/** The first rows and the total; reads the whole file. */
export const inspectSheet = ({ path, format, owner }: SheetFile, first: number) =>
  queue.run(owner, () => runInThread('convertSheet', { path, format, first }, sheetLimits.ms))

/**
 * Non-empty rows, header first, as displayed text; for jobs. The file is converted completely to a temporary file
 * first, so that a slow consumer does not block other readers.
 */
export async function* readRows({ path, format, owner }: SheetFile): AsyncGenerator<SheetRow> {
  const target = `${path}.rows`
  try {
    const task = { path, format, target, first: 0 }
    await queue.run(owner, () => runInThread('convertSheet', task, sheetLimits.ms), true)
    let rest = ''
    for await (const piece of createReadStream(target, 'utf8')) {
      const lines = (rest + (piece as string)).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as SheetRow
    }
  } finally {
    await rm(target, { force: true })
  }
}
