import pg from 'pg'

/** Whether a statement failed because a unique index has the value already; its transaction is lost then. */
export const isDuplicate = (error: unknown, index: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === index

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
