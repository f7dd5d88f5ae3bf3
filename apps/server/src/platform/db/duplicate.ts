import pg from 'pg'
import { refuse } from '#platform/http/refusals'

/** Whether an error is a violation of this unique index. */
export const isDuplicate = (error: unknown, index: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && constraintOf(error) === index

/** Workers of a cluster report the shard's index name, with the shard id appended, and only in the message. */
const constraintOf = ({ constraint, message }: pg.DatabaseError): string | undefined =>
  constraint ?? /"(\w+?)(?:_\d+)?"/.exec(message)?.[1]

interface Write {
  execute(): Promise<unknown>
}

/** Runs a write and refuses with this reason if it violates the unique index. */
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
