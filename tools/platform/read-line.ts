import { parseArgs } from 'node:util'

export interface CommandLine {
  /** `review pass`, `force-down` */
  readonly command: string
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | undefined>>
  readonly save: boolean
}

const text = { type: 'string' } as const

export function readLine(argv: readonly string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      name: text,
      scopes: text,
      hours: text,
      merchant: text,
      reason: text,
      categories: text,
      parent: text,
      content: text,
      review: text,
      collections: text,
      storage: text,
      fee: text,
      save: { type: 'boolean', default: false },
    },
  })
  const { save, ...options } = values
  const length = positionals[0] === 'force-down' ? 1 : 2
  return { command: positionals.slice(0, length).join(' '), words: positionals.slice(length), options, save }
}

/** A word of the line that must be there. */
export function need(value: string | undefined, what: string): string {
  if (value === undefined || value.trim() === '') throw new Error(`请给出${what}`)
  return value
}

export function needId(value: string | undefined, what: string): number {
  if (!/^[1-9]\d{0,14}$/.test(value ?? '')) throw new Error(`请给出${what}`)
  return Number(value)
}

export const idsIn = (list: string | undefined, what: string): number[] =>
  need(list, what)
    .split(/[,，]/)
    .map((id) => needId(id.trim(), what))
