import pg from 'pg'

/** Whether a statement failed because a unique index has the value already; its transaction is lost then. */
export const isDuplicate = (error: unknown, index: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === index
