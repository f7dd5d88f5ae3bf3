import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'

export interface FoundRecord {
  readonly id: number
  readonly label: string
  readonly hint: string
  readonly path: string
}

/** Records of a feature as the box of Ctrl/Cmd+K finds them. */
export interface RecordSource {
  /** What they are, over those that were found. */
  readonly title: string
  /** Who may not make all of these calls is shown none. */
  readonly calls: readonly Endpoint[]
  readonly find: (words: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>
}
