import { fileSizeText } from '../kernel/file/file-size.ts'

/** What a merchant keeps in files, and how much that may be. */
export interface StorageUse {
  readonly usedBytes: number
  readonly quotaBytes: number
}

const WHAT_TO_DO = '请在素材管理中删除不用的图片、视频和文件，或联系平台扩容'

/** Why so much more cannot be kept; one byte where it is not known yet how much it will be. */
export function whyOverQuota({ usedBytes, quotaBytes }: StorageUse, bytes = 1): string | undefined {
  if (usedBytes + bytes <= quotaBytes) return undefined
  return `存储空间不足（已用 ${fileSizeText(usedBytes)}，共 ${fileSizeText(quotaBytes)}），${WHAT_TO_DO}`
}

/** What staff should know before there is no room left: from four fifths on. */
export function storageWarning({ usedBytes, quotaBytes }: StorageUse): string | undefined {
  if (usedBytes < quotaBytes * 0.8) return undefined
  const percent = Math.min(100, Math.floor((usedBytes / quotaBytes) * 100))
  const state = usedBytes < quotaBytes ? `存储空间已用 ${percent}%` : '存储空间已满，上传、导入和导出将被拒绝'
  return `${state}（${fileSizeText(usedBytes)} / ${fileSizeText(quotaBytes)}），${WHAT_TO_DO}。`
}
