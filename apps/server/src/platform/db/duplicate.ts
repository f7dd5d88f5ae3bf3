import pg from 'pg'

/** Whether a statement failed because a unique index has the value already; its transaction is lost then. */
export const isDuplicate = (error: unknown, index: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && constraintOf(error) === index

/** The worker of a cluster names the shard's index, with the shard's number behind it and in the message alone. */
const constraintOf = ({ constraint, message }: pg.DatabaseError): string | undefined =>
  constraint ?? /"(\w+?)(?:_\d+)?"/.exec(message)?.[1]

/** Whether a row could be written; false where a unique index has its value already. */
export async function savedUnlessDuplicate(index: string, writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing
    return true
  } catch (error) {
    if (isDuplicate(error, index)) return false
    throw error
  }
}
