import { MAX_UPLOAD } from '@zhanggui/contract/picture'
import { endingsIn } from '@zhanggui/domain/picture/picture-rules'
import { findConfig } from '#features/config/public'
import type { MerchantDb } from '#platform/db/merchant-db'

export interface UploadLimits {
  readonly endings: readonly string[]
  readonly maxBytes: number
  readonly maxVideoBytes: number
}

const MEGABYTE = 1024 * 1024

/** Defaults where the platform has set nothing. */
const defaults = {
  image: { endings: 'jpg,jpeg,gif,png,bmp,mp4', megabytes: 10 },
  file: { endings: 'doc,docx,xls,xlsx,pdf,txt,zip,mp3,mp4', megabytes: 50 },
}

export type UploadKind = keyof typeof defaults

export async function findUploadLimits(db: MerchantDb, kind: UploadKind): Promise<UploadLimits> {
  const [extKey, sizeKey] = [`${kind}_ext_str`, `${kind}_max_size`] as const
  const config = await findConfig(db, [extKey, sizeKey])
  const { endings, megabytes } = defaults[kind]
  const set = Number(config[sizeKey])
  const maxBytes = Math.min((set > 0 ? set : megabytes) * MEGABYTE, MAX_UPLOAD)
  const listed = endingsIn(config[extKey])
  return { endings: listed.length > 0 ? listed : endingsIn(endings), maxBytes, maxVideoBytes: MAX_UPLOAD }
}
