import { importState, importsUnderWay } from '@zhanggui/domain/product/import-codes'
import { removeFilesJob } from '#features/storage/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { clearStoredFiles, type StoredImport, listStoredImports } from './file/import-file.sql.ts'
import { lockImports } from './product-import.sql.ts'

const MAX_FILES = 50
const MEGABYTE = 1024 * 1024
const MAX_MEGABYTES = 500
const DAY = 24 * 3_600_000

const { committed, undone } = importState.is

/** Removes old files until there is room for another; their imports stay in the history. */
export async function removeOldFiles({ db, now, enqueue }: StaffContext, size: number) {
  await lockImports(db)
  const kept = await listStoredImports(db)
  let bytes = size + kept.reduce((sum, file) => sum + file.size, 0)
  let count = kept.length + 1
  const isFull = () => count > MAX_FILES || bytes > MAX_MEGABYTES * MEGABYTE
  const removed: StoredImport[] = []
  for (const file of kept.filter((each) => isDispensable(each, now))) {
    if (!isFull()) break
    removed.push(file)
    bytes -= file.size
    count -= 1
  }
  if (isFull()) {
    refuse(`未完成的导入文件过多（最多${MAX_FILES}个、${MAX_MEGABYTES}MB），请先导入已上传的文件，或明天再上传`)
  }
  if (removed.length === 0) return
  await clearStoredFiles(
    db,
    removed.map(({ id }) => id),
  )
  await enqueue(removeFilesJob, { keys: removed.map(({ key }) => key) })
}

/** Committed, or idle for a day: undo does not need the file, and an old file can be uploaded again. */
function isDispensable({ state, createdAt }: StoredImport, now: Date): boolean {
  if (state === committed || state === undone) return true
  return !importsUnderWay.includes(state) && createdAt.getTime() < now.getTime() - DAY
}
