import { importState, importsUnderWay } from '@zhanggui/domain/product/import-codes'
import { removeFilesJob } from '#features/storage/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { forgetFiles, type KeptFile, listKeptFiles } from './file/import-file.sql.ts'
import { lockImports } from './product-import.sql.ts'

const MOST_FILES = 50
const MEGABYTE = 1024 * 1024
const MOST_MEGABYTES = 500
const DAY = 24 * 3_600_000

const { committed, undone } = importState.is

/** Lets go of old files until there is room for another one; their imports stay in the history. */
export async function removeOldFiles({ db, now, enqueue }: StaffContext, size: number) {
  await lockImports(db)
  const kept = await listKeptFiles(db)
  let bytes = size + kept.reduce((sum, file) => sum + file.size, 0)
  let count = kept.length + 1
  const isFull = () => count > MOST_FILES || bytes > MOST_MEGABYTES * MEGABYTE
  const gone: KeptFile[] = []
  for (const file of kept.filter((each) => isDispensable(each, now))) {
    if (!isFull()) break
    gone.push(file)
    bytes -= file.size
    count -= 1
  }
  if (isFull()) {
    refuse(`未完成的导入文件过多（最多${MOST_FILES}个、${MOST_MEGABYTES}MB），请先导入已上传的文件，或明天再上传`)
  }
  if (gone.length === 0) return
  await forgetFiles(
    db,
    gone.map(({ id }) => id),
  )
  await enqueue(removeFilesJob, { keys: gone.map(({ key }) => key) })
}

/** Taken in, or left lying for a day: to be taken back it is not needed, and a check of an old file can be sent anew. */
function isDispensable({ state, createdAt }: KeptFile, now: Date): boolean {
  if (state === committed || state === undone) return true
  return !importsUnderWay.includes(state) && createdAt.getTime() < now.getTime() - DAY
}
