import { findOwnPictures } from '#features/pictures/public'
import { loadOwnPicture, type SocialChannel, SocialError, uploadShopImage } from '#features/social/public'
import type { Services } from '#platform/services'
import type { MerchantTransactions } from '#platform/transactions'
import { findCopies, putCopy } from '../image/image.sql.ts'

type Context = MerchantTransactions & Pick<Services, 'files'>

/** Copies at the social platform live for three days; one that will soon be gone is made again. */
const LIFETIME = 2 * 24 * 3_600_000
/** What the social platform takes. */
const FIT = { width: 1500, height: 1500, maxBytes: 2 * 1024 * 1024 }

/**
 * The address of a copy at the social platform for each picture of the shop's library. Pictures from elsewhere are left
 * out: nobody's server is asked for them.
 */
export async function handOverPictures(
  context: Context,
  channel: SocialChannel,
  addresses: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const since = new Date(now.getTime() - LIFETIME)
  const { own, copies } = await context.inRead(async (db) => {
    const found = await findOwnPictures(db, addresses)
    return { own: found, copies: await findCopies(db, [...found.values()], since) }
  })
  const handed = new Map<string, string>()
  for (const [address, key] of own) {
    handed.set(address, copies.get(key) ?? (await handOver(context, channel, address, key)))
  }
  return handed
}

async function handOver(context: Context, channel: SocialChannel, address: string, key: string) {
  const file = await loadOwnPicture(context, address, FIT)
  if (!file) throw new SocialError('图片文件不完整或已损坏', { code: 0, isPassing: false })
  const url = await uploadShopImage(channel, file)
  await context.inWrite(({ db, now }) => putCopy(db, key, url, now))
  return url
}
