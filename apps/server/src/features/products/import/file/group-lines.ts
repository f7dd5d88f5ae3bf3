import { cutText } from '@zhanggui/domain/kernel/text/storable-text'
import type { ImportLine } from './import-line.ts'

/** The rows of one product. */
export interface ImportGroup {
  readonly no: number
  /** As written in the file; empty = new. */
  readonly productId: string
  readonly name: string
  readonly lines: readonly ImportLine[]
  /** Exceeds the SKU limit of a product; the excess rows are left out. */
  readonly isTooLong: boolean
  readonly lastLine: number
  /** Row of the product's first part. */
  readonly earlier: Place | undefined
}

/** First row of a product and its number of parts so far. */
export interface Place {
  readonly no: number
  readonly line: number
  readonly parts: number
}

const MAX_LINES = 2000
/** Longer keys are invalid anyway and are truncated here to save memory. */
const MAX_KEY_LENGTH = 200

/**
 * Rows that stand together are one product: those with the same id, those without one that have the same name, and a row
 * without an id below its product.
 */
export class LineGroups {
  readonly #places = new Map<string, Place>()
  #open: { productId: string; name: string; lines: ImportLine[]; count: number; lastLine: number } | undefined
  #no = 0

  /** The product that ends before this row, if any. */
  add(line: ImportLine): ImportGroup | undefined {
    const { productId = '', name = '' } = line.cells
    const open = this.#open
    const isNext = open && (productId === '' ? name !== '' && name === open.name : productId === open.productId)
    if (isNext) {
      open.count += 1
      open.lastLine = line.line
      if (open.count <= MAX_LINES) open.lines.push(line)
      return undefined
    }
    const ended = this.end()
    this.#open = { productId, name, lines: [line], count: 1, lastLine: line.line }
    return ended
  }

  /** The products scattered over more parts than this. */
  inMoreParts(than: number): Place[] {
    return [...this.#places.values()].filter(({ parts }) => parts > than)
  }

  end(): ImportGroup | undefined {
    const open = this.#open
    if (!open) return undefined
    this.#open = undefined
    this.#no += 1
    const { lines, count, lastLine } = open
    const [productId, name] = [cutText(open.productId, MAX_KEY_LENGTH), cutText(open.name, MAX_KEY_LENGTH)]
    const key = productId === '' ? `name ${name}` : `id ${productId}`
    const first = name === '' && productId === '' ? undefined : this.#places.get(key)
    const earlier = first && { ...first, parts: first.parts + 1 }
    this.#places.set(copied(key), earlier ?? { no: this.#no, line: lines[0]?.line ?? 0, parts: 1 })
    return { no: this.#no, productId, name, lines, isTooLong: count > MAX_LINES, lastLine, earlier }
  }
}

/** Copies the text: a substring would keep the whole cell in memory. */
const copied = (text: string) => Buffer.from(text).toString()
