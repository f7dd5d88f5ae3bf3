import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { readSignature } from '#platform/files/file-signature'
import { fileQueue } from '#platform/threads/fair-queue'
import { runInThread } from '#platform/threads/thread-pool'
import { refuseFile, sheetLimits } from './sheet-limits.ts'
import type { SheetFormat, SheetRow } from './sheet.ts'

const queue = fileQueue({ waiting: 3, waitingOfAll: 60 })

/** A file on this computer's disk, and the merchant whose turn it takes to read it. */
export interface SheetFile {
  readonly path: string
  readonly format: SheetFormat
  readonly owner: number
}

/** What the file is by its content, if its name says the same. */
export async function sheetFormatOf(path: string, fileName: string): Promise<SheetFormat> {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  const signature = await readSignature(path)
  if (signature === 'zip' && ending === 'xlsx') return 'xlsx'
  return signature === 'text' && ending === 'csv' ? 'csv' : refuseFile()
}

/** The first rows and how many there are: the whole file is read. */
export const inspectSheet = ({ path, format, owner }: SheetFile, first: number) =>
  queue.run(owner, () => runInThread('convertSheet', { path, format, first }, sheetLimits.ms))

/**
 * The rows that say something, the head first, as the texts that a person sees; for jobs. All of them are read before the
 * first is answered, and wait on the disk: whoever works on them slowly keeps nobody else from reading.
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
