import { rm, stat } from 'node:fs/promises'
import type { UploadedFile } from '@zhanggui/contract/picture'
import { categoryType } from '@zhanggui/domain/category/category-codes'
import { shownName } from '@zhanggui/domain/picture/picture-rules'
import { lockSharedCategory } from '#features/categories/public'
import { checkQuota, recordFiles } from '#features/storage/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { fileTypeOf } from '#platform/files/file-types'
import { mediaUrl, newMediaStem } from '#platform/files/media-key'
import { missing } from '#platform/http/refusals'
import type { StoredUpload, UploadContext } from '#platform/http/route'
import { examineUpload } from './examine-upload.ts'
import { findMediaFolder, insertPicture, type NewPicture } from './picture.sql.ts'
import { findUploadLimits, type UploadKind } from './upload-limits.ts'

interface Target {
  readonly model: string
  readonly pid: number
}

/** A stored file whose row is still to be inserted, in any transaction of the merchant. */
export interface StoredPicture extends StoredUpload<UploadedFile> {
  readonly save: (context: { readonly db: MerchantDb }) => Promise<UploadedFile>
}

/** Inspects the file, stores it with its thumbnail, and returns the row to insert in the transaction. */
export async function storeUpload(
  context: UploadContext,
  kind: UploadKind,
  { model, pid }: Target,
): Promise<StoredPicture> {
  const { staff, now, newId } = context
  const { kept, discard, ...stored } = await storeFile({ ...context, merId: staff.merId }, kind, model)
  const picture = { id: await newId(), createdBy: staff.adminId, ...stored }
  const save = async ({ db }: { db: MerchantDb }) => {
    await recordFiles(db, kept, now)
    return savePicture(db, kind, picture, pid, now)
  }
  return { save, discard }
}

interface FileContext extends Pick<UploadContext, 'file' | 'files' | 'now' | 'newTempPath' | 'inRead' | 'log'> {
  readonly merId: number
}

/** Inspects a file and stores it with its thumbnail; whoever records `kept` in a transaction keeps them. */
export async function storeFile(context: FileContext, kind: UploadKind, model: string) {
  const { merId, file, files, now, newTempPath, inRead } = context
  const { folder, limits } = await inRead(async (db) => {
    await checkQuota(db, file.size)
    return { folder: await findMediaFolder(db), limits: await findUploadLimits(db, kind) }
  })
  const bench = { converted: newTempPath(), stripped: newTempPath(), thumb: newTempPath() }
  try {
    const found = await examineUpload(file, limits, bench, merId)
    const stem = newMediaStem(folder, model, now)
    const picture = {
      name: shownName(file.fileName, found.ending),
      key: `${stem}.${found.ending}`,
      thumbKey: found.hasThumb ? `${stem}_320.webp` : '',
      size: (await stat(found.path)).size,
      type: wireType(found.ending),
      width: found.width,
      height: found.height,
    }
    const kept = [{ key: picture.key, bytes: picture.size }]
    if (found.hasThumb) kept.push({ key: picture.thumbKey, bytes: (await stat(bench.thumb)).size })
    const discard = () => removeAll(context, kept)
    try {
      await files.put(picture.key, found.path, fileTypeOf(picture.key).type)
      if (found.hasThumb) await files.put(picture.thumbKey, bench.thumb, 'image/webp')
    } catch (error) {
      await discard()
      throw error
    }
    return { ...picture, kept, discard }
  } finally {
    for (const path of Object.values(bench)) await rm(path, { force: true })
  }
}

async function savePicture(
  db: MerchantDb,
  kind: UploadKind,
  picture: Omit<NewPicture, 'categoryId'>,
  pid: number,
  now: Date,
): Promise<UploadedFile> {
  const isKnown = pid !== 0 && (await lockSharedCategory(db, pid, categoryType.is.attachment))
  // The specified file widget always sends category 10, whether it exists or not.
  if (pid !== 0 && !isKnown && kind === 'image') missing('图片分类不存在')
  await insertPicture(db, { ...picture, categoryId: isKnown ? pid : 0 }, now)
  return {
    attId: picture.id,
    fileName: picture.name,
    extName: picture.key.slice(picture.key.lastIndexOf('.') + 1),
    fileSize: picture.size,
    url: mediaUrl(picture.key),
    thumb: mediaUrl(picture.thumbKey),
    type: picture.type,
  }
}

/** `attType`: the type without `image/` and without parameters (spec §3 Attachment). */
const wireType = (ending: string): string => fileTypeOf(`.${ending}`).type.replace(/^image\/|;.*$/g, '')

async function removeAll({ files, log }: FileContext, kept: readonly { readonly key: string }[]) {
  for (const { key } of kept) {
    await files
      .remove(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'a discarded upload stays in the store'))
  }
}
