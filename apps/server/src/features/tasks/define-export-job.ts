import { rm, stat } from 'node:fs/promises'
import type { z } from 'zod'
import type { TaskKind } from '@zhanggui/domain/task/task-codes'
import { recordFiles, removeFilesJob } from '#features/storage/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { downloadKey } from '#platform/files/download-key'
import { fileTypeOf } from '#platform/files/file-types'
import { writePieces } from '#platform/files/write-pieces'
import type { JobContext } from '#platform/jobs/job'
import type { Sheet } from '#platform/sheets/sheet'
import { writeCsv } from '#platform/sheets/write-csv'
import { writeXlsx } from '#platform/sheets/write-xlsx'
import { defineTaskJob, type TaskJob } from './define-task-job.ts'
import { restartTask } from './task.sql.ts'

interface ExportSpec<P> {
  readonly kind: TaskKind
  readonly params: z.ZodType<P>
  readonly notice: { readonly url: string; readonly permission: string }
  /** What is to be written, found in one read transaction. */
  readonly find: (db: MerchantDb, params: P, now: Date) => Promise<readonly number[]>
  /** The sheet of them, row by row; `report` tells how many are done since the start. */
  readonly sheet: (db: MerchantDb, ids: readonly number[], report: (reached: number) => Promise<void>) => Promise<Sheet>
}

/** How long the file can be downloaded. */
const KEPT_MS = 3_600_000

/** Writes a filtered list to a file, streaming. An interrupted attempt starts over. */
export const defineExportJob = <P extends { readonly fileName: string }>(spec: ExportSpec<P>): TaskJob<P> =>
  defineTaskJob<P>({
    kind: spec.kind,
    params: spec.params,
    notice: spec.notice,
    run: async (context, task) => {
      const { merId, files, clock, newTempPath, inRead, inWrite } = context
      const { fileName } = task.params
      const path = newTempPath()
      try {
        await inRead(async (db) => {
          const ids = await spec.find(db, task.params, clock())
          await inWrite((other) => restartTask(other.db, task.id, ids.length))
          const report = (reached: number) => inWrite((other) => task.advance(other.db, { reached }))
          const sheet = await spec.sheet(db, ids, report)
          await writePieces(path, fileName.endsWith('.csv') ? writeCsv(sheet) : writeXlsx(sheet, clock()))
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

/** The removal job is enqueued before the file is written, so that no file is left behind. */
const keepForAWhile = ({ inWrite }: JobContext, file: { readonly key: string; readonly bytes: number }) =>
  inWrite(async ({ db, now, enqueue }) => {
    await recordFiles(db, [file], now)
    await enqueue(removeFilesJob, { keys: [file.key] }, new Date(now.getTime() + KEPT_MS))
  })
