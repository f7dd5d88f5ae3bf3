import { createReadStream } from 'node:fs'
import { refuseFile, sheetLimits } from './sheet-limits.ts'
import type { SheetRow } from './sheet.ts'

type Encoding = 'utf-8' | 'gb18030'

/** Comma-separated values (RFC 4180); an unclosed quote is an error. */
export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const splitter = new CsvSplitter()
  let line = 0
  for await (const text of decoded(path, await encodingOf(path))) {
    for (const cells of splitter.rowsIn(text)) yield { line: (line += 1), cells }
  }
  for (const cells of splitter.end()) yield { line: (line += 1), cells }
}

/** Chinese Excel saves GB18030, everything else UTF-8. */
async function encodingOf(path: string): Promise<Encoding> {
  try {
    for await (const _ of decoded(path, 'utf-8'));
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'gb18030'
    throw error
  }
}

async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const piece of createReadStream(path)) yield decoder.decode(piece as Buffer, { stream: true })
  yield decoder.decode()
}

/** Cuts a text that comes in pieces into rows. */
class CsvSplitter {
  #row: string[] = []
  #cell = ''
  #isQuoted = false
  /** The last character was a quote in a quoted cell: its end, or half of an escaped quote. */
  #isAfterQuote = false
  #isAfterReturn = false

  #endCell() {
    if (this.#row.length >= sheetLimits.emptyColumns) refuseFile()
    this.#row.push(this.#cell)
    this.#cell = ''
    this.#isQuoted = false
    this.#isAfterQuote = false
  }

  #endRow(): string[] {
    this.#endCell()
    const row = this.#row
    this.#row = []
    return row
  }

  *rowsIn(text: string): Generator<string[]> {
    let start = 0
    const take = (end: number) => (this.#cell += text.slice(start, end))
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at]
      if (this.#isQuoted && !this.#isAfterQuote) {
        if (sign !== '"') continue
        take(at)
        start = at + 1
        this.#isAfterQuote = true
      } else if (sign === '"') {
        take(at)
        // An escaped quote.
        start = this.#isAfterQuote ? at : at + 1
        this.#isQuoted = this.#isAfterQuote || this.#cell === ''
        if (!this.#isQuoted) start = at
        this.#isAfterQuote = false
      } else if (sign === ',') {
        take(at)
        start = at + 1
        this.#endCell()
      } else if (sign === '\n' || sign === '\r') {
        take(at)
        start = at + 1
        if (sign === '\r' || !this.#isAfterReturn) yield this.#endRow()
      }
      this.#isAfterReturn = sign === '\r' && !this.#isQuoted
    }
    take(text.length)
  }

  *end(): Generator<string[]> {
    if (this.#isQuoted && !this.#isAfterQuote) refuseFile()
    if (this.#cell !== '' || this.#row.length > 0) yield this.#endRow()
  }
}
