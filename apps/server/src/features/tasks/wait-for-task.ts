import { setTimeout as delay } from 'node:timers/promises'
import type { StaffContext } from '#platform/http/route'
import { isTaskFinished } from './task.sql.ts'

const [FIRST_PAUSE, LONGEST_PAUSE, LONGEST_WAIT] = [10, 400, 10_000]

/** Answers the call when the task has ended; one that takes too long goes on in the background. */
export const replyWhenFinished = ({ delayReply, inRead }: StaffContext, taskId: number): void =>
  delayReply(async () => {
    const deadline = Date.now() + LONGEST_WAIT
    for (let pause = FIRST_PAUSE; Date.now() < deadline; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      await delay(pause)
      if (await inRead((db) => isTaskFinished(db, taskId))) return
    }
  })
