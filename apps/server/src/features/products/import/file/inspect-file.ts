import type { ImportMapping, ProductImport } from '@zhanggui/contract/goods/product-import'
import { cutText } from '@zhanggui/domain/kernel/text/storable-text'
import { refuse } from '#platform/http/refusals'
import { inspectSheet, type SheetFile } from '#platform/sheets/read-sheet'
import { guessMapping } from './guess-mapping.ts'

const SAMPLES = 3
const MAX_LENGTH = 100

interface Look {
  readonly columns: ProductImport['columns']
  readonly mapping: ImportMapping
  readonly rows: number
}

/** Header, samples and row count. Reads the whole file once, which proves that it is readable. */
export async function inspectFile(file: SheetFile): Promise<Look> {
  const { head: first, count } = await inspectSheet(file, 1 + SAMPLES)
  const kept = first.map(({ cells }) => cells)
  const [head, ...samples] = kept
  if (!head) return refuse('文件中没有内容')
  if (count === 1) refuse('文件中没有商品数据')
  const titles = head.map((title) => title.trim())
  const width = Math.max(...kept.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => ({
    title: cutText(titles[at] ?? '', MAX_LENGTH),
    samples: samples.map((cells) => cutText(cells[at] ?? '', MAX_LENGTH)),
  }))
  return { columns, mapping: guessMapping(titles), rows: count - 1 }
}
