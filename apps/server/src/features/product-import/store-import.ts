import { randomBytes } from 'node:crypto'
import type { ProductImport } from '@zhanggui/contract/product-import'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { shownName } from '@zhanggui/domain/picture/picture-rules'
import { removeFilesJob } from '#features/pictures/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { fileTypeOf } from '#platform/files/file-types'
import type { StaffContext, StoredUpload, UploadContext } from '#platform/http/route'
import { insertJob } from '#platform/jobs/job.sql'
import type { Platform } from '#platform/platform'
import { sheetFormatOf } from '#platform/sheets/read-sheet'
import { lookIntoFile } from './look-into-file.ts'
import { makeRoom } from './make-room.ts'
import { insertImport, type NewImport } from './product-import.sql.ts'
import { importOf } from './start-step.ts'

/** As long as the import itself is kept. */
const KEPT_MS = 7 * 24 * 3_600_000

/** Looks through the file and keeps it where nobody can fetch it; it is read again for the dry run. */
export async function storeImport(
  platform: Platform,
  { staff, file, now }: UploadContext,
): Promise<StoredUpload<ProductImport>> {
  const format = await sheetFormatOf(file.path, file.fileName)
  const look = await lookIntoFile(file.path, format)
  const key = `import/${staff.merId}/${randomBytes(16).toString('hex')}.${format}`
  const [id, jobId] = [await platform.ids.next(), await platform.ids.next()]
  await platform.files.put(key, file.path, fileTypeOf(key).type)
  const fileName = shownName(file.fileName, format)
  return {
    save: async (context) => {
      await makeRoom(platform, context, file.size)
      const traits = { id, fileName, key, size: file.size, format, adminId: staff.adminId }
      await insertImport(context.db, { ...look, ...traits }, now)
      await forgetLater(context.db, jobId, key, now)
      return told(context, { id, fileName, rows: look.rows })
    },
    discard: () => platform.files.remove(key),
  }
}

function told(context: StaffContext, { id, fileName, rows }: Pick<NewImport, 'id' | 'fileName' | 'rows'>) {
  context.recordChanges(changesBetween({ 文件: ['', fileName], 行数: ['', String(rows)] }))
  return importOf(context, id)
}

const forgetLater = (db: MerchantDb, id: number, key: string, now: Date) =>
  insertJob(db, {
    id,
    kind: removeFilesJob.kind,
    payload: { keys: [key] },
    runAt: new Date(now.getTime() + KEPT_MS),
    createdAt: now,
    maxAttempts: removeFilesJob.maxAttempts,
  })
