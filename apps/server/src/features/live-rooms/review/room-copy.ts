import { buffer } from 'node:stream/consumers'
import { type RoomCopy, type SocialChannel, uploadMedia } from '#features/social/public'
import { fileTypeOf } from '#platform/files/file-types'
import { mediaKeyOf } from '#platform/files/media-key'
import type { Services } from '#platform/services'
import type { RoomDraft } from '../room.sql.ts'

/** A room as WeChat is told of it. Its pictures are sent anew each time, for WeChat forgets them after three days. */
export async function copyOf(
  { files }: Pick<Services, 'files'>,
  channel: SocialChannel,
  room: RoomDraft,
): Promise<RoomCopy> {
  const upload = async (address: string) => {
    const name = mediaKeyOf(address) ?? ''
    const bytes = await buffer(await files.read(name))
    return (await uploadMedia(channel, { name, type: fileTypeOf(name).type, bytes })).mediaId
  }
  const [coverMedia, shareMedia, feedMedia] = await Promise.all([
    upload(room.coverImgLocal),
    upload(room.shareImgLocal),
    upload(room.feedsImgLocal),
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
