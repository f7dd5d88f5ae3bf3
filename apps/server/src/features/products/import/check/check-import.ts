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
import { type CheckScene, judgeGroups } from './judge-groups.ts'

/** So many rows of the file are looked up and written down at once, and lie in memory. */
const ROWS_AT_ONCE = 500

/** A product may come in thousands of parts: each of them is told where it stands, and only the first of them here. */
const PARTS_TOLD = 30

/** The dry run. An attempt that is cut off begins anew: nothing of the shop has changed. */
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
    return { file, scene: { names, paths, shop: { productSwitch, storeOpen: isSwitch }, titles: titlesOf(file) } }
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

const titlesOf = ({ mapping, columns }: ImportToCheck): CheckScene['titles'] =>
  Object.fromEntries(mapping.map(({ field, column }) => [field, columns[column]?.title || importField.label(field)]))

async function checkFile(
  path: string,
  task: RunningTask<{ importId: number }>,
  begun: { file: ImportToCheck; scene: CheckScene },
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
  if (scattered.length > 0) await tellParts(task, file, scattered)
}

async function writeBatch(
  task: RunningTask<{ importId: number }>,
  { file, scene }: { file: ImportToCheck; scene: CheckScene },
  groups: readonly ImportGroup[],
  rows: number,
) {
  const { importId } = task.params
  await task.context.inWrite(async ({ db }) => {
    if (!(await lockCheck(db, importId, file.checkNo))) throw new Error('another attempt has taken over')
    for await (const judged of judgeGroups(db, groups, scene)) await insertImportRows(db, importId, judged)
    // The part that came first cannot be taken in alone either.
    for (const { earlier, lines, productId } of groups) {
      if (!earlier || earlier.parts > PARTS_TOLD) continue
      const column = scene.titles[productId === '' ? 'name' : 'productId'] ?? ''
      const text = `与第${lines[0]?.line}行是同一个商品，请放在一起`
      await refuseRow(db, importId, earlier.no, { line: earlier.line, column, text })
    }
    await task.advance(db, { done: rows })
  })
}

async function tellParts(
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
