import './code-tag.css'
import type { Tone } from '@zhanggui/domain/kernel/code-table'

interface CodeLabels {
  readonly label: (code: number | string) => string
  readonly tone: (code: number | string) => Tone
}

/** A code of a table as its label; the colour only repeats what the word says. */
export function CodeTag({ table, code }: { readonly table: CodeLabels; readonly code: number | string }) {
  return (
    <span className="code-tag" data-tone={table.tone(code)}>
      {table.label(code)}
    </span>
  )
}
