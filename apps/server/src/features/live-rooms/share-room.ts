import { roomStateOf } from '@zhanggui/contract/live/room-fields'
import { whyNotRoom } from '@zhanggui/domain/live/room-rules'
import { callSocial, findShareCode } from '#features/social/public'
import { refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { findRoom } from './room.sql.ts'

import { loadPicture } from './load-picture.ts'

/** The code as a picture of its own: the console shows nothing from elsewhere, and it can be downloaded as it is. */
export async function shareRoom(context: OutsideContext, { id }: { id: number }) {
  const room = await context.inRead((db) => findRoom(db, id))
  refuseIf(whyNotRoom(roomStateOf(room), 'share'))
  return callSocial(context, async (social) => {
    const code = await findShareCode(social, room.roomId ?? 0)
    return { ...code, cdnUrl: await loadPicture(code.cdnUrl) }
  })
}
