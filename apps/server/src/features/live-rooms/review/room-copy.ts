import { type RoomCopy, sendOwnPicture, type SocialChannel } from '#features/social/public'
import type { Services } from '#platform/services'
import type { MerchantTransactions } from '#platform/transactions'
import type { RoomDraft } from '../room.sql.ts'

const KB = 1024
/** What WeChat takes (sheet of marketing, 1.4); larger pictures are made smaller. */
const fits = {
  cover: { width: 1080, height: 1920, maxBytes: 2048 * KB },
  share: { width: 800, height: 640, maxBytes: 1024 * KB },
  feed: { width: 800, height: 800, maxBytes: 100 * KB },
}

/** A room as WeChat is told of it. Its pictures are sent anew each time, for WeChat forgets them after three days. */
export async function copyOf(
  context: Pick<Services, 'files'> & Pick<MerchantTransactions, 'inRead'>,
  social: SocialChannel,
  room: RoomDraft,
): Promise<RoomCopy> {
  const send = async (address: string, fit: keyof typeof fits) =>
    (await sendOwnPicture(context, social, address, fits[fit])).mediaId
  const [coverMedia, shareMedia, feedMedia] = await Promise.all([
    send(room.coverImgLocal, 'cover'),
    send(room.shareImgLocal, 'share'),
    send(room.feedsImgLocal, 'feed'),
  ])
  return {
    name: room.roomName,
    startAt: room.startTime,
    endAt: room.endTime,
    anchorName: room.anchorName,
    anchorWechat: room.anchorWechat,
    secondWechat: room.subAnchorWechat,
    creatorWechat: room.createrWechat,
    coverMedia,
    shareMedia,
    feedMedia,
    type: room.type,
    hasLike: !room.closeLike,
    hasShelf: !room.closeGoods,
    hasComment: !room.closeComment,
    hasReplay: !room.closeReplay,
    hasShare: !room.closeShare,
    hasService: !room.closeKf,
    isInFeeds: room.isFeedsPublic,
  }
}
