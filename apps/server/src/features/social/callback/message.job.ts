import { z } from 'zod'
import { defineJob, type JobContext } from '#platform/jobs/job'
import { findMessage } from './social-message.sql.ts'
import { messageQueue } from './take-message.ts'

export interface SocialMessage {
  /** When the social platform wrote it: messages may overtake each other, so an older one must not undo a newer one. */
  readonly sentAt: Date
  /** As it came; the handler reads what it needs. */
  readonly body: unknown
}

/** What is done about one kind of message. It may run again, and the message says for which merchant it is. */
export interface MessageHandler {
  readonly event: string
  readonly run: (context: JobContext, message: SocialMessage) => Promise<void>
}

/** Events that nobody asked for are kept and left alone. */
export const socialMessageJob = (handlers: readonly MessageHandler[]) =>
  defineJob({
    ...messageQueue,
    run: async (context, { id }) => {
      const message = await context.inPlatform((db) => findMessage(db, id))
      const handler = handlers.find(({ event }) => event === message?.event)
      if (!message || !handler) return
      const { CreateTime: seconds } = z.object({ CreateTime: z.int() }).parse(message.body)
      await handler.run(context, { sentAt: new Date(seconds * 1000), body: message.body })
    },
  })
