import { cutText } from '../kernel/text/storable-text.ts'

/** An untrusted object, read key by key. Values of the wrong type count as missing. */
export class LooseRecord {
  readonly #entries: Readonly<Record<string, unknown>>

  constructor(source: unknown) {
    this.#entries = typeof source === 'object' && source !== null && !Array.isArray(source) ? { ...source } : {}
  }

  /** Keys are written `show-word-limit` or `showWordLimit`, as the generator had it. */
  raw(key: string): unknown {
    const camel = key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [key, camel]
      .map((name) => (Object.hasOwn(this.#entries, name) ? this.#entries[name] : undefined))
      .find(isThere)
  }

  record(key: string): LooseRecord {
    return new LooseRecord(this.raw(key))
  }

  list(key: string): readonly unknown[] {
    const value = this.raw(key)
    return Array.isArray(value) ? value : []
  }

  text(key: string, otherwise = ''): string {
    const value = this.raw(key)
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' ? cutText(value, MAX_TEXT_LENGTH) : otherwise
  }

  flag(key: string, otherwise = false): boolean {
    const value = this.raw(key)
    return typeof value === 'boolean' ? value : otherwise
  }

  number(key: string): number | undefined {
    return numberFrom(this.raw(key))
  }

  numberWithin(key: string, [least, most]: readonly [number, number], otherwise: number): number {
    return Math.min(Math.max(this.number(key) ?? otherwise, least), most)
  }

  oneOf<T extends string>(key: string, words: readonly T[], otherwise: T): T {
    const value = this.raw(key)
    return words.find((word) => word === value) ?? otherwise
  }
}

const MAX_TEXT_LENGTH = 1000
const isThere = (value: unknown) => value !== undefined && value !== null

/** `5`, `"5"`, `"100px"`. */
export function numberFrom(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  const [, digits] = typeof value === 'string' ? (/^\s*(-?\d{1,15}(?:\.\d{1,10})?)(?:px)?\s*$/.exec(value) ?? []) : []
  return digits === undefined ? undefined : Number(digits)
}
