import { randomBytes } from 'node:crypto'
import type { ProductImport } from '@zhanggui/contract/goods/product-import'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { shownName } from '@zhanggui/domain/picture/picture-rules'
import { checkQuota, recordFiles, removeFilesJob } from '#features/storage/public'
import { fileTypeOf } from '#platform/files/file-types'
import type { StaffContext, StoredUpload, UploadContext } from '#platform/http/route'
import { sheetFormatOf } from '#platform/sheets/read-sheet'
import { inspectFile } from './inspect-file.ts'
import { removeOldFiles } from '../remove-old-files.ts'
import { insertImport, type NewImport } from '../product-import.sql.ts'
import { importOf } from '../start-step.ts'

/** Retention of the file, the same as of the import. */
const KEPT_MS = 7 * 24 * 3_600_000

/** Inspects the file and stores it privately; the dry run reads it again. */
export async function storeImport({
  staff,
  file,
  files,
  now,
  newId,
  inRead,
}: UploadContext): Promise<StoredUpload<ProductImport>> {
  await inRead((db) => checkQuota(db, file.size))
  const format = await sheetFormatOf(file.path, file.fileName)
  const look = await inspectFile({ path: file.path, format, owner: staff.merId })
  const key = `import/${staff.merId}/${randomBytes(16).toString('hex')}.${format}`
  const id = await newId()
  await files.put(key, file.path, fileTypeOf(key).type)
  const fileName = shownName(file.fileName, format)
  return {
    save: async (context) => {
      await removeOldFiles(context, file.size)
      await recordFiles(context.db, [{ key, bytes: file.size }], now)
      const traits = { id, fileName, key, size: file.size, format, adminId: staff.adminId }
      await insertImport(context.db, { ...look, ...traits }, now)
      await context.enqueue(removeFilesJob, { keys: [key] }, new Date(now.getTime() + KEPT_MS))
      return confirmStored(context, { id, fileName, rows: look.rows })
    },
    discard: () => files.remove(key),
  }
}

async function confirmStored(
  context: StaffContext,
  { id, fileName, rows }: Pick<NewImport, 'id' | 'fileName' | 'rows'>,
) {
  context.recordChanges(changesBetween({ 文件: ['', fileName], 行数: ['', String(rows)] }), fileName)
  return { ...(await importOf(context, id)), whyNotUndo: null }
}
