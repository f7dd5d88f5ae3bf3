import type { LooseRecord } from './loose-record.ts'

/** What one field says about itself: its own keys, `__config__` and `__slot__`. */
export interface FieldSource {
  readonly props: LooseRecord
  readonly config: LooseRecord
  readonly slot: LooseRecord
}
