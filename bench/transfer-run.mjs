// One step of the transfer in its own process, to measure its memory: reports seconds and how much more
// memory it took at its peak than before. Arguments: address of the database, data folder, merchant, step, file, and for
// orders the filter as JSON.
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { streamXlsxRows } from 'hucre/xlsx'
import { createReadStream, openAsBlob } from 'node:fs'
import { orderExportJob, orderLineExportJob } from '../apps/server/src/features/orders/export/order-export.job.ts'
import { inspectFile } from '../apps/server/src/features/products/import/file/inspect-file.ts'
import { productImportJob } from '../apps/server/src/features/products/import/product-import.job.ts'
import { findImport, insertImport, moveImport } from '../apps/server/src/features/products/import/product-import.sql.ts'
import { productExportJob } from '../apps/server/src/features/products/transfer/product-export.job.ts'
import { startTask } from '../apps/server/src/features/tasks/public.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { createPool } from '../apps/server/src/platform/db/connection/pool.ts'
import { jobContextOf } from '../apps/server/src/platform/jobs/job-context.ts'
import { createPlatform } from '../apps/server/src/platform/platform.ts'

const [url = '', dataDir = '', merchant = '', step = '', fileName = '', filter = '{}'] = process.argv.slice(2)
const merId = Number(merchant)
const pool = createPool(url, 5)
const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir })
const platform = createPlatform({
  config,
  pool,
  gatePool: pool,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  migrations: 0,
})
const written = join(dataDir, 'files', 'download', merchant, fileName)

const context = jobContextOf(platform, merId, 1)

/**
 * @template {object} P
 * @param {import('../apps/server/src/features/tasks/define-task-job.ts').TaskJob<P>} job
 * @param {P} params
 */
const newTask = (job, params) =>
  context.inWrite(async (writing) => {
    const { taskId } = await startTask({ ...writing, staff: { adminId: 1 } }, job, { title: '', params })
    return { taskId }
  })

/** @type {Record<string, () => Promise<() => Promise<number>>>} */
const steps = {
  export: async () => {
    const task = await newTask(productExportJob, { filter: { type: 2 }, fileName })
    return async () => {
      await productExportJob.run(context, task)
      return 0
    }
  },
  exportOrders: async () => {
    const task = await newTask(orderExportJob, { filter: JSON.parse(filter), fileName })
    return async () => {
      await orderExportJob.run(context, task)
      return 0
    }
  },
  exportLines: async () => {
    const task = await newTask(orderLineExportJob, { filter: JSON.parse(filter), fileName })
    return async () => {
      await orderLineExportJob.run(context, task)
      return 0
    }
  },
  check: async () => {
    const [id, path, key] = [await platform.newId(), platform.newTempPath(), `import/${merId}/bench.xlsx`]
    await copyFile(written, path)
    const look = await inspectFile({ path, format: 'xlsx', owner: merId })
    await platform.files.put(key, path, '')
    const task = await newTask(productImportJob, { importId: id, step: 'check', account: '', address: '' })
    await context.inWrite(async ({ db }) => {
      await insertImport(db, { ...look, id, fileName, key, size: 0, format: 'xlsx', adminId: 1 }, systemClock())
      await moveImport(db, id, 1, task.taskId)
    })
    return async () => {
      await productImportJob.run(context, task)
      const found = await context.inRead((db) => findImport(db, id))
      return found?.state === 2 ? found.same : -1
    }
  },
  /** Without the heads. */
  count: async () => () => (fileName.endsWith('.csv') ? countLines() : countRows()),
}

/** Breaks within quotes belong to a cell. */
async function countLines() {
  const [quote, lineFeed] = [0x22, 0x0a]
  let [lines, isQuoted] = [-1, false]
  for await (const piece of createReadStream(written)) {
    for (const byte of piece) {
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineFeed && !isQuoted) lines += 1
    }
  }
  return lines
}

/** Of all sheets, by an independent reader; a sheet that is not there has no rows, not even a head. */
async function countRows() {
  const content = new Uint8Array(await (await openAsBlob(written)).arrayBuffer())
  let rows = 0
  for (let sheet = 0; ; sheet += 1) {
    let inSheet = 0
    for await (const _ of streamXlsxRows(content, { sheet })) inSheet += 1
    if (inSheet === 0) return rows
    rows += inSheet - 1
  }
}

const run = await steps[step]?.()
const before = process.memoryUsage.rss()
let peak = before
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20)
const start = performance.now()
const result = await run?.()
const seconds = (performance.now() - start) / 1000
clearInterval(watch)
process.send?.({ seconds, megabytes: (peak - before) / 1024 / 1024, result })
await pool.end()
