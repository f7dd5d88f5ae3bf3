import { rm, stat } from 'node:fs/promises'
import { storeFile } from '#features/pictures/public'
import { recordFiles } from '#features/storage/public'
import { mediaUrl } from '#platform/files/media-key'
import type { fetchFile } from '#platform/http/files/fetch-file'
import { Refusal } from '#platform/http/refusals'
import type { JobContext } from '#platform/jobs/job'
import { findRefund, lockRefund, movePictures } from '../core/refund-row.sql.ts'

const MAX_BYTES = 10 * 1024 * 1024
const PATIENCE = 10_000
const ACCEPT = 'image/jpeg,image/png,image/gif'

export const isElsewhere = (address: string): boolean => /^https?:/i.test(address)

type Stored = Awaited<ReturnType<typeof storeFile>>

/**
 * Copies the pictures of a refund that lie on other servers. One that is no picture, too large or gone stays where it is;
 * a server that does not answer is asked again with the next attempt.
 */
export async function keepPictures(context: JobContext, refundNo: string, fetch: typeof fetchFile): Promise<void> {
  const { inRead, inWrite, clock, log } = context
  const { pictures } = await inRead((db) => findRefund(db, refundNo))
  const copies = new Map<string, Stored>()
  let failure: unknown
  for (const address of pictures.filter(isElsewhere)) {
    try {
      copies.set(address, await copyPicture(context, address, fetch))
    } catch (error) {
      log.warn({ err: error, refundNo }, 'a picture of a refund could not be copied')
      if (!(error instanceof Refusal)) failure = error
    }
  }
  await inWrite(async ({ db }) => {
    if (copies.size === 0) return
    const { refund } = await lockRefund(db, refundNo)
    for (const { kept } of copies.values()) await recordFiles(db, kept, clock())
    const urlOf = (address: string) => mediaUrl(copies.get(address)?.key ?? '') || address
    await movePictures(db, refund, refund.pictures.map(urlOf))
  }).catch(async (error: unknown) => {
    for (const { discard } of copies.values()) await discard()
    throw error
  })
  if (failure !== undefined) throw new Error('pictures of a refund did not come', { cause: failure })
}

async function copyPicture(context: JobContext, address: string, fetch: typeof fetchFile): Promise<Stored> {
  const path = context.newTempPath()
  try {
    await fetch(address, path, { maxBytes: MAX_BYTES, accept: ACCEPT, signal: AbortSignal.timeout(PATIENCE) })
    const file = { path, size: (await stat(path)).size, fileName: 'refund.jpg', fingerprint: '' }
    return await storeFile({ ...context, now: context.clock(), file }, 'image', 'refund')
  } finally {
    await rm(path, { force: true })
  }
}
