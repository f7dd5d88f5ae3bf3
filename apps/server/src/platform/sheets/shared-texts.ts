import { refuseSize, sheetLimits } from './sheet-limits.ts'

/** The shared strings of a workbook, kept as bytes: separate strings would take several times the memory. */
export class SharedTexts {
  #bytes = Buffer.allocUnsafe(64 * 1024)
  readonly #ends: number[] = []

  add(text: string) {
    const start = this.#ends.at(-1) ?? 0
    const end = start + Buffer.byteLength(text)
    if (end > sheetLimits.sharedBytes || this.#ends.length >= sheetLimits.sharedTexts) refuseSize()
    if (end > this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes], Math.max(end, this.#bytes.length * 2))
    }
    this.#bytes.write(text, start)
    this.#ends.push(end)
  }

  at(index: number): string {
    const end = this.#ends[index]
    return end === undefined ? '' : this.#bytes.toString('utf8', this.#ends[index - 1] ?? 0, end)
  }
}
