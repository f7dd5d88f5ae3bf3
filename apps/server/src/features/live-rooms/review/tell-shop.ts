import { liveRoomApi } from '@zhanggui/contract/live/room'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import type { WriteContext } from '#platform/transactions'

/** A notice to those who look after the shop's rooms. */
export const tellShop = (
  { announce }: Pick<WriteContext, 'announce'>,
  { roomName }: { readonly roomName: string },
  told: string,
) =>
  announce({
    kind: noticeKind.is.liveReview,
    title: '直播间审核',
    content: `直播间「${roomName}」${told}`,
    url: `/marketing/broadcast/room?keywords=${encodeURIComponent(roomName)}`,
    permission: liveRoomApi.list.permission,
  })
