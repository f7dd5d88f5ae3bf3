import { mayCall, useSession } from '#api/session.ts'
import { rightsOfTimed, timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import { type TimedKind, timedKind } from '@zhanggui/domain/timed-change/timed-codes'

/** What somebody may plan: what they may do by hand. */
export function useTimedKinds(): readonly TimedKind[] {
  const session = useSession()
  if (!mayCall(timedChangeApi.plan, session)) return []
  return timedKind.codes.filter((kind) => rightsOfTimed[kind].every((call) => mayCall(call, session)))
}
