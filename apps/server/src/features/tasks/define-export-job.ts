import { rm, stat } from 'node:fs/promises'
import { exportApi } from '@zhanggui/contract/export/export'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { EXPORT_DAYS } from '@zhanggui/domain/export/export-rules'
import type { ExportKind } from '@zhanggui/domain/export/export-codes'
import { z } from 'zod'
import { recordFiles, removeFilesJob } from '#features/storage/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { downloadKey } from '#platform/files/download-key'
import { fileTypeOf } from '#platform/files/file-types'
import { writePieces } from '#platform/files/write-pieces'
import { refuse } from '#platform/http/refusals'
import type { JobContext } from '#platform/jobs/job'
import { chooseColumns } from '#platform/sheets/choose-columns'
import type { Sheet, SheetColumn } from '#platform/sheets/sheet'
import { writeCsv } from '#platform/sheets/write-csv'
import { writeXlsx } from '#platform/sheets/write-xlsx'
import { defineTaskJob, type TaskJob } from './define-task-job.ts'
import { restartTask } from './task.sql.ts'

/** How rows are read into a sheet. */
export interface SheetRun {
  readonly ids: readonly number[]
  /** With who the buyers are. */
  readonly isPlain: boolean
  /** Tells how many are done since the start. */
  readonly report: (reached: number) => Promise<void>
}

export interface ExportSpec<F extends z.ZodObject = z.ZodObject> {
  readonly kind: ExportKind
  /** What its files are called. */
  readonly what: string
  /** Whoever may call it may export. */
  readonly call: Endpoint
  /** The list that it is taken from. */
  readonly list: Endpoint
  readonly filter: F
  /** Everything, said in the fields of the filter that cannot be left out. */
  readonly first?: Readonly<Record<string, string>>
  /** What a saved view of the list means where it says nothing of such a field. */
  readonly ofView?: Readonly<Record<string, string>>
  readonly url: string
  readonly columns: readonly SheetColumn[]
  /** What is to be written, found in one read transaction. */
  readonly find: (db: MerchantDb, filter: z.output<F>, now: Date) => Promise<readonly number[]>
  /** The sheet of them with all columns, row by row. */
  readonly sheet: (db: MerchantDb, run: SheetRun) => Promise<Sheet>
}

/** An export as it was asked for. */
export interface ExportParams<F> {
  readonly filter: F
  readonly fileName: string
  /** Titles, in the order of the file; without them all. */
  readonly columns?: readonly string[] | undefined
  readonly isPlain?: boolean | undefined
  /** A day without orders is no failure of an export that runs by itself. */
  readonly mayBeEmpty?: boolean | undefined
}

/** The job of a kind of export, with what is to be known to offer it. */
export interface ExportJob<F extends z.ZodObject = z.ZodObject>
  extends TaskJob<ExportParams<z.output<F>>>, Omit<ExportSpec<F>, 'kind' | 'find' | 'sheet'> {
  readonly exportKind: ExportKind
}

const KEPT_MS = EXPORT_DAYS * 24 * 3_600_000

/** Writes a filtered list to a file, streaming. An interrupted attempt starts over. */
export function defineExportJob<F extends z.ZodObject>({ find, sheet, kind, ...spec }: ExportSpec<F>): ExportJob<F> {
  const params = z.object({
    filter: spec.filter,
    fileName: z.string(),
    columns: z.array(z.string()).optional(),
    isPlain: z.boolean().optional(),
    mayBeEmpty: z.boolean().optional(),
  }) as unknown as z.ZodType<ExportParams<z.output<F>>>
  const job = defineTaskJob({
    kind,
    params,
    notice: { url: spec.url, permission: spec.call.permission },
    changes: [exportApi],
    run: async (context, task) => {
      const { merId, files, clock, newTempPath, inRead, inWrite } = context
      const { fileName, filter, columns, isPlain = false, mayBeEmpty = false } = task.params
      const path = newTempPath()
      try {
        await inRead(async (db) => {
          const ids = await find(db, filter, clock())
          if (ids.length === 0 && !mayBeEmpty) refuse('没有可导出的数据！')
          await inWrite((other) => restartTask(other.db, task.id, ids.length))
          const report = (reached: number) => inWrite((other) => task.advance(other.db, { reached }))
          const chosen = chooseColumns(await sheet(db, { ids, isPlain, report }), columns)
          await writePieces(path, fileName.endsWith('.csv') ? writeCsv(chosen) : writeXlsx(chosen, clock()))
        })
        const key = downloadKey(merId, fileName)
        await keepForAWhile(context, { key, bytes: (await stat(path)).size })
        await files.put(key, path, fileTypeOf(fileName).type)
      } finally {
        await rm(path, { force: true })
      }
      return { fileName }
    },
  })
  return { ...job, ...spec, exportKind: kind }
}

/** The removal job is enqueued before the file is written, so that no file is left behind. */
const keepForAWhile = ({ inWrite }: JobContext, file: { readonly key: string; readonly bytes: number }) =>
  inWrite(async ({ db, now, enqueue }) => {
    await recordFiles(db, [file], now)
    await enqueue(removeFilesJob, { keys: [file.key] }, new Date(now.getTime() + KEPT_MS))
  })
