/** How a label is coloured; the console maps tones to its theme, never to raw colours. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

type Code = number | string

interface CodeEntry {
  readonly code: Code
  readonly label: string
  readonly tone?: Tone
}

/**
 * One table of codes, declared once: `orderStatus.is.cancelled` instead of a bare 9, the options of selects and tabs,
 * the labels of tags and exports, and the list of codes that the contract and the database check agree on.
 */
export function codeTable<const T extends Record<string, CodeEntry>>(entries: T) {
  type Name = keyof T & string
  type CodeOf = T[Name]['code']
  const list = Object.values(entries)
  const byCode = new Map<Code, CodeEntry>(list.map((entry) => [entry.code, entry]))
  if (byCode.size !== list.length) throw new Error('codeTable: two names share one code')
  return {
    is: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, entry.code])) as {
      readonly [N in Name]: T[N]['code']
    },
    codes: list.map((entry) => entry.code) as [CodeOf, ...CodeOf[]],
    options: list.map((entry) => ({ value: entry.code as CodeOf, label: entry.label })),
    /** The label of a code; a code from elsewhere that we do not know is shown as it is. */
    label: (code: Code): string => byCode.get(code)?.label ?? String(code),
    tone: (code: Code): Tone => byCode.get(code)?.tone ?? 'neutral',
  }
}
