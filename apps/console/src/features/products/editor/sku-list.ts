import type { SkuLine } from '#widgets/sku-grid/sku-line.ts'
import { parsed } from '@zhanggui/contract/kernel/codecs'

/** The SKUs as one value: the form library would copy two thousand plain objects leaf by leaf. */
export class SkuList {
  constructor(readonly lines: readonly SkuLine[]) {}

  /** A draft keeps them as one text, for the same reason. */
  toJSON(): string {
    return JSON.stringify(this.lines)
  }
}

/** Out of the form, or out of a draft of it. */
export function skuListIn(value: unknown): SkuList {
  if (value instanceof SkuList) return value
  const lines = typeof value === 'string' ? parsed(value) : undefined
  return new SkuList(Array.isArray(lines) ? (lines as SkuLine[]) : [])
}
