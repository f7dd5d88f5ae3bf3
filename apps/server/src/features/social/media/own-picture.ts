import { findPictureByKey } from '#features/pictures/public'
import type { FileStore } from '#platform/files/file-store'
import { mediaKeyOf } from '#platform/files/media-key'
import { fitPicture, type PictureFit } from '#platform/files/pictures/picture-file'
import { fileQueue } from '#platform/threads/fair-queue'
import type { MerchantTransactions } from '#platform/transactions'
import { type SocialMedia, uploadMedia } from '../port/media.ts'
import { type SocialChannel, SocialError, type SocialFile } from '../port/social-port.ts'

export interface PictureContext extends Pick<MerchantTransactions, 'inRead'> {
  readonly files: FileStore
}

const queue = fileQueue({ waiting: 10, waitingOfAll: 100 })

/** A picture of the merchant's own library in a size that is taken; undefined where the library has none such. */
export async function loadOwnPicture(
  { files, inRead }: PictureContext,
  address: string,
  fit: PictureFit,
): Promise<SocialFile | undefined> {
  const key = mediaKeyOf(address)
  const owned =
    key === undefined ? undefined : await inRead(async (db) => ({ db, row: await findPictureByKey(db, key) }))
  if (!owned?.row) return undefined
  const { row } = owned
  return queue.run(owned.db.merId, async () => {
    const bytes = await fitPicture(await bytesOf(files, row.key), fit)
    return bytes && { name: 'picture.jpg', type: 'image/jpeg', bytes }
  })
}

/** Uploaded anew each time: the social platform forgets pictures after three days, and reviews may take longer. */
export async function sendOwnPicture(
  context: PictureContext,
  social: SocialChannel,
  address: string,
  fit: PictureFit,
): Promise<SocialMedia> {
  const file = await loadOwnPicture(context, address, fit)
  if (!file) throw new SocialError('图片已不在素材库中，请重新选择', { code: 0, isPassing: false })
  return uploadMedia(social, file)
}

async function bytesOf(files: FileStore, key: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await files.read(key)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
