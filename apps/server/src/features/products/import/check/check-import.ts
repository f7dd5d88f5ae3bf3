import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { importField } from '@zhanggui/domain/product/import-codes'
import { findSwitches } from '#features/products/public'
import { type RunningTask, restartTask } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { JobContext } from '#platform/jobs/job'
import { readRows } from '#platform/sheets/read-sheet'
import { type ImportGroup, LineGroups, type Place } from '../file/group-lines.ts'
import { lineReader } from '../file/import-line.ts'
import { loadNames } from './import-names.sql.ts'
import { deleteImportRows, insertImportRows, refuseRow } from '../import-row.sql.ts'
import { beginCheck, endCheck, type FoundProducts, lockCheck, type ImportToCheck } from '../import-step.sql.ts'
import { type CheckContext, checkGroups } from './check-groups.ts'

/** Rows of the file that are checked, written and held in memory at once. */
const ROWS_AT_ONCE = 500

/** A product may be scattered over thousands of parts; only the first few are named in the message. */
const PARTS_TOLD = 30

/** The dry run. An interrupted attempt starts over: nothing in the shop has changed. */
export async function checkImport(context: JobContext, task: RunningTask<{ importId: number }>) {
  const { files, newTempPath, inWrite } = context
  const { importId } = task.params
  const begun = await inWrite(async ({ db }) => {
    const file = await beginCheck(db, importId, task.id)
    if (!file) return undefined
    await deleteImportRows(db, importId)
    await restartTask(db, task.id, file.rows)
    const { names, paths } = await loadNames(db)
    const { productSwitch, isSwitch } = await findSwitches(db)
    return {
      file,
      checkContext: { names, paths, shop: { productSwitch, storeOpen: isSwitch }, titles: titlesOf(file) },
    }
  })
  if (!begun) return undefined
  const path = newTempPath()
  try {
    if ((await files.findSize(begun.file.key)) === undefined) refuse('文件已过期，请重新上传')
    await pipeline(await files.read(begun.file.key), createWriteStream(path))
    await checkFile(path, task, begun)
  } finally {
    await rm(path, { force: true })
  }
  const found = await inWrite(({ db }) => endCheck(db, importId, begun.file.checkNo))
  return found && { result: foundText(found) }
}

const foundText = ({ creates, changes, same, refused }: FoundProducts) =>
  `添加 ${creates} 个，修改 ${changes} 个，无变化 ${same} 个，有问题 ${refused} 个`

const titlesOf = ({ mapping, columns }: ImportToCheck): CheckContext['titles'] =>
  Object.fromEntries(mapping.map(({ field, column }) => [field, columns[column]?.title || importField.label(field)]))

async function checkFile(
  path: string,
  task: RunningTask<{ importId: number }>,
  begun: { file: ImportToCheck; checkContext: CheckContext },
) {
  const { file } = begun
  const toLine = lineReader(file.mapping)
  const groups = new LineGroups()
  let batch: ImportGroup[] = []
  let rows = 0
  let isHead = true
  const flush = async () => {
    await writeBatch(task, begun, batch, rows)
    batch = []
    rows = 0
  }
  for await (const row of readRows({ path, format: file.format, owner: task.context.merId })) {
    if (isHead) {
      isHead = false
      continue
    }
    const ended = groups.add(toLine(row))
    rows += 1
    if (ended) batch.push(ended)
    if (rows >= ROWS_AT_ONCE && batch.length > 0) await flush()
  }
  const last = groups.end()
  if (last) batch.push(last)
  await flush()
  const scattered = groups.inMoreParts(PARTS_TOLD)
  if (scattered.length > 0) await reportParts(task, file, scattered)
}

async function writeBatch(
  task: RunningTask<{ importId: number }>,
  { file, checkContext }: { file: ImportToCheck; checkContext: CheckContext },
  groups: readonly ImportGroup[],
  rows: number,
) {
  const { importId } = task.params
  await task.context.inWrite(async ({ db }) => {
    if (!(await lockCheck(db, importId, file.checkNo))) throw new Error('another attempt has taken over')
    for await (const checked of checkGroups(db, groups, checkContext)) await insertImportRows(db, importId, checked)
    // The first part cannot be imported on its own either.
    for (const { earlier, lines, productId } of groups) {
      if (!earlier || earlier.parts > PARTS_TOLD) continue
      const column = checkContext.titles[productId === '' ? 'name' : 'productId'] ?? ''
      const text = `与第${lines[0]?.line}行是同一个商品，请放在一起`
      await refuseRow(db, importId, earlier.no, { line: earlier.line, column, text })
    }
    await task.advance(db, { done: rows })
  })
}

async function reportParts(
  task: RunningTask<{ importId: number }>,
  { checkNo }: ImportToCheck,
  places: readonly Place[],
) {
  const { importId } = task.params
  await task.context.inWrite(async ({ db }) => {
    if (!(await lockCheck(db, importId, checkNo))) throw new Error('another attempt has taken over')
    for (const { no, line, parts } of places) {
      await refuseRow(db, importId, no, { line, column: '', text: `该商品分散在文件的${parts}处，请放在一起` })
    }
  })
}
