import { rm, stat } from 'node:fs/promises'
import type { LostPicture } from '@zhanggui/contract/goods/product-collect'
import { cutText } from '@zhanggui/domain/kernel/text/storable-text'
import { type StoredPicture, storeUpload } from '#features/pictures/public'
import { readSignature } from '#platform/files/file-signature'
import { Refusal, refuse } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import type { CollectProvider } from './collect-provider.ts'
import type { FoundPicture } from './found-pictures.ts'

const MOST = 30
const AT_ONCE = 3
const PATIENCE = 5000
/** Limit for all pictures together: a person is waiting, and the browser gives up after a minute. */
const PATIENCE_FOR_ALL = 40_000

interface Copy {
  readonly address: string
  readonly upload: StoredPicture
}

export interface Copies {
  /** Already stored, but not yet recorded in the database. */
  readonly copied: readonly Copy[]
  readonly lost: readonly LostPicture[]
}

interface Source {
  readonly provider: CollectProvider
  readonly name: string
  readonly pictures: readonly FoundPicture[]
}

/** Copies the pictures of another shop's product into the merchant's library, as if they had been uploaded. */
export async function copyPictures(context: OutsideContext, source: Source): Promise<Copies> {
  const copied: Copy[] = []
  const lost: LostPicture[] = source.pictures
    .slice(MOST)
    .map(({ place }) => ({ place, reason: `一次最多采集${MOST}张图片` }))
  const waiting = source.pictures.slice(0, MOST)
  const end = AbortSignal.timeout(PATIENCE_FOR_ALL)
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const signal = AbortSignal.any([end, AbortSignal.timeout(PATIENCE)])
      try {
        const upload = await copyPicture(context, source, picture, signal)
        copied.push({ address: picture.address, upload })
      } catch (error) {
        const reason = reasonOf(error, signal) ?? '下载失败'
        context.log.warn({ err: error, place: picture.place }, 'a picture could not be copied')
        lost.push({ place: picture.place, reason })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  // Report failures in the order of the product, not in the order of failing.
  const placeIn = ({ place }: LostPicture) => source.pictures.findIndex((picture) => picture.place === place)
  return { copied, lost: lost.toSorted((a, b) => placeIn(a) - placeIn(b)) }
}

async function copyPicture(
  context: OutsideContext,
  { provider, name }: Source,
  { address, place }: FoundPicture,
  signal: AbortSignal,
): Promise<StoredPicture> {
  const path = context.newTempPath()
  try {
    signal.throwIfAborted()
    await provider.fetchPicture(address, path, signal)
    if ((await readSignature(path)) === 'mp4') refuse('不是图片')
    const file = { path, size: (await stat(path)).size, fileName: `${cutText(name, 60)} ${place}.jpg`, fingerprint: '' }
    return await storeUpload({ ...context, file }, 'image', { model: 'product', pid: 0 })
  } finally {
    await rm(path, { force: true })
  }
}

function reasonOf(error: unknown, { aborted }: AbortSignal): string | undefined {
  if (error instanceof Refusal) return error.message
  return aborted ? '下载超时' : undefined
}
