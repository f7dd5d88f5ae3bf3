import pg from 'pg'
import { refuse } from '#platform/http/refusals'

/** Whether a statement failed because a unique index has the value already; its transaction is lost then. */
export const isDuplicate = (error: unknown, index: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && constraintOf(error) === index

/** The worker of a cluster names the shard's index, with the shard's number behind it and in the message alone. */
const constraintOf = ({ constraint, message }: pg.DatabaseError): string | undefined =>
  constraint ?? /"(\w+?)(?:_\d+)?"/.exec(message)?.[1]

interface Write {
  execute(): Promise<unknown>
}

/** Executes what writes a row, and refuses with this reason where the unique index has its value already. */
export const refuseDuplicate =
  (index: string, ...reason: Parameters<typeof refuse>) =>
  async (write: Write): Promise<void> => {
    try {
      await write.execute()
    } catch (error) {
      if (isDuplicate(error, index)) refuse(...reason)
      throw error
    }
  }
