import type { ImportMapping, ProductImport } from '@zhanggui/contract/goods/product-import'
import { refuse } from '#platform/http/refusals'
import { readRows, type SheetFormat } from '#platform/sheets/read-sheet'
import { guessMapping } from './guess-mapping.ts'

const SAMPLES = 3
const LONGEST = 100

interface Look {
  readonly columns: ProductImport['columns']
  readonly mapping: ImportMapping
  readonly rows: number
}

/** The head, what stands below it, and how much of it there is: the whole file is read once, so that it can be read again. */
export async function lookIntoFile(path: string, format: SheetFormat): Promise<Look> {
  const kept: (readonly string[])[] = []
  let count = 0
  for await (const { cells } of readRows(path, format)) {
    if (count <= SAMPLES) kept.push(cells)
    count += 1
  }
  const [head, ...samples] = kept
  if (!head) return refuse('文件中没有内容')
  if (count === 1) refuse('文件中没有商品数据')
  const titles = head.map((title) => title.trim())
  const width = Math.max(...kept.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => ({
    title: (titles[at] ?? '').slice(0, LONGEST),
    samples: samples.map((cells) => (cells[at] ?? '').slice(0, LONGEST)),
  }))
  return { columns, mapping: guessMapping(titles), rows: count - 1 }
}
