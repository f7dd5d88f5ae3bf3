/** What a hint says beside the merchant's number, when it is about a task. */
const TASK = 'task'

interface TaskHint {
  readonly merId: number
  /** Whose task it is. */
  readonly adminId: number
  /** The message as it goes out. */
  readonly text: string
}

export const taskHint = ({ merId, adminId, text }: TaskHint): string => `${merId} ${TASK} ${adminId} ${text}`

/** Undefined where the hint is about something else. */
export function readTaskHint(hint: string): TaskHint | undefined {
  const match = /^(\d+) task (\d+) (.+)$/.exec(hint)
  return match ? { merId: Number(match[1]), adminId: Number(match[2]), text: match[3] ?? '' } : undefined
}
