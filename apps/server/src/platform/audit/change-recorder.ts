import type { Change, RecordChanges } from '@zhanggui/domain/audit/change-rules'

/** Gathers what a call tells about its changes, for its line in the log. */
export function createChangeRecorder() {
  const recorded: { readonly changes: Change[]; subject: string | undefined } = { changes: [], subject: undefined }
  const recordChanges: RecordChanges = (changes, subject) => {
    recorded.changes.push(...changes)
    recorded.subject = subject ?? recorded.subject
  }
  return { recorded, recordChanges }
}
