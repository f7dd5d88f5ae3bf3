import { z } from 'zod'
import { answerOf } from './answer.ts'
import type { SocialChannel, SocialFile } from './social-port.ts'

const uploaded = z.object({ type: z.string(), media_id: z.string().min(1), created_at: z.int() })

export interface SocialMedia {
  /** Good for three days. */
  readonly mediaId: string
  readonly type: string
  readonly createdAt: Date
}

export async function uploadMedia(channel: SocialChannel, file: SocialFile): Promise<SocialMedia> {
  const answer = answerOf(uploaded, await channel.upload('/cgi-bin/media/upload?type=image', file))
  return { mediaId: answer.media_id, type: answer.type, createdAt: new Date(answer.created_at * 1000) }
}
