import { readSignature, type Signature } from '#platform/files/file-signature'
import { isWholeMp4 } from '#platform/files/mp4-boxes'
import { readPictureInfo, makeThumb, MAX_PIXELS, stripMetadata } from '#platform/files/pictures/picture-file'
import { type ReceivedFile, tooLarge } from '#platform/http/files/receive-file'
import { refuse } from '#platform/http/refusals'
import { fileQueue } from '#platform/threads/fair-queue'
import { runInThread } from '#platform/threads/thread-pool'
import type { UploadLimits } from './upload-limits.ts'

/** What inspecting the file's content has found; only this decides how it is stored and served. */
export interface Examined {
  readonly ending: string
  readonly path: string
  readonly width: number
  readonly height: number
  readonly hasThumb: boolean
}

/** Temporary paths of this upload. */
interface Bench {
  readonly converted: string
  readonly stripped: string
  readonly thumb: string
}

/** Decoding fifty megapixels takes 200 MB and one of libuv's few threads, so few run at once. */
const queue = fileQueue({ waiting: 30, waitingOfAll: 300 })
const BMP_MS = 60_000

const plain = { width: 0, height: 0, hasThumb: false }

/** The extension to store the file under; undefined if its name does not match its content. */
function endingOf(signature: Signature, fileName: string): string | undefined {
  const named = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  if (signature === 'jpeg') return 'jpg'
  if (signature === 'ole') return ['doc', 'xls'].find((ending) => ending === named)
  if (signature === 'zip') return ['docx', 'xlsx', 'zip'].find((ending) => ending === named)
  if (signature === 'text') return named === 'txt' ? 'txt' : undefined
  return signature
}

/** `owner`: the merchant in whose queue the inspection waits. */
export async function examineUpload(
  file: ReceivedFile,
  limits: UploadLimits,
  bench: Bench,
  owner: number,
): Promise<Examined> {
  const signature = await readSignature(file.path)
  const ending = signature && endingOf(signature, file.fileName)
  if (!signature || !ending) return refuse(`文件类型未定义，无法上传。上载文件类型只能为：${limits.endings.join(',')}`)
  const isAllowed = limits.endings.includes(ending) || (ending === 'jpg' && limits.endings.includes('jpeg'))
  if (!isAllowed) refuse(`上载文件类型只能为：${limits.endings.join(',')}`)
  const maxBytes = signature === 'mp4' ? limits.maxVideoBytes : limits.maxBytes
  if (file.size > maxBytes) throw tooLarge(maxBytes, file.size)
  if (signature === 'mp4') {
    return (await isWholeMp4(file.path)) ? { ending, path: file.path, ...plain } : refuse('视频文件不完整或已损坏')
  }
  if (signature === 'bmp') return queue.run(owner, () => examineBmp(file.path, bench))
  if (!['jpeg', 'png', 'gif', 'webp'].includes(signature)) return { ending, path: file.path, ...plain }
  return queue.run(owner, () => examinePicture(file.path, signature, bench))
}

async function examinePicture(path: string, format: string, bench: Bench): Promise<Examined> {
  const { orientation, ...size } = (await readPictureInfo(path, format)) ?? refuse('图片文件不完整或已损坏')
  if (size.width * size.height > MAX_PIXELS) {
    refuse(`图片尺寸过大：${size.width}×${size.height}，最多允许${MAX_PIXELS / 10_000}万像素`)
  }
  if (!(await makeThumb(path, bench.thumb))) refuse('图片文件不完整或已损坏')
  const isStripped = await stripMetadata(path, { format, orientation }, bench.stripped)
  const kept = isStripped ? bench.stripped : path
  return { ending: format === 'jpeg' ? 'jpg' : format, path: kept, ...size, hasThumb: true }
}

async function examineBmp(path: string, bench: Bench): Promise<Examined> {
  const bmp = { path, pngPath: bench.converted, maxPixels: MAX_PIXELS }
  if (!(await runInThread('convertBmp', bmp, BMP_MS))) refuse('图片文件不完整或已损坏，请另存为 PNG 或 JPG 后上传')
  return examinePicture(bench.converted, 'png', bench)
}
