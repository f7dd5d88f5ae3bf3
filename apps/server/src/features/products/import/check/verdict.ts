import type { ProductChange, ProductDraft, WholeProductDraft } from '@zhanggui/contract/goods/product-draft'
import type { ImportRow } from '@zhanggui/contract/goods/product-import'
import { cutText } from '@zhanggui/domain/kernel/text/storable-text'
import { type ImportAction, type ImportField, importField } from '@zhanggui/domain/product/import-codes'
import type { SkuValues } from '@zhanggui/domain/product/sku/sku-rules'

type Amounts = Pick<ProductDraft['attrValue'][number], 'price' | 'stock' | 'loadedStock'> & { readonly id: number }

/** The order in the list never needs a review: it changes beside the rest, in every state. */
interface Sorted {
  readonly sort?: number | undefined
}
interface SortWay {
  readonly way: 'sort'
  readonly sort: number
}
interface StockWay extends Sorted {
  readonly way: 'stock'
  readonly added: readonly { readonly id: number; readonly stock: number }[]
}
interface FreeWay extends Sorted {
  readonly way: 'free'
  readonly cateId: readonly number[]
  readonly attrValue: readonly Amounts[]
}
interface EditWay {
  readonly way: 'edit'
  readonly change: ProductChange
}

/** What a row does when it is taken in: the input of one of the functions that staff use. */
export type ImportInput =
  { readonly way: 'create'; readonly draft: WholeProductDraft } | SortWay | StockWay | FreeWay | EditWay

/** What takes it back; a new product simply goes. Of an edit, also the combinations that it added. */
export type ImportUndo = SortWay | StockWay | FreeWay | (EditWay & { readonly added: readonly SkuValues[] })

export interface Verdict {
  readonly action: ImportAction
  readonly productId: number
  readonly name: string
  readonly problems: ImportRow['problems']
  readonly changes: ImportRow['changes']
  readonly input?: ImportInput
  readonly undo?: ImportUndo | undefined
  readonly version?: number
}

const MOST_TOLD = 30
const LONGEST = 200

/** What was found out about a product of the file. */
export class Findings {
  readonly problems: ImportRow['problems'] = []
  readonly changes: ImportRow['changes'] = []
  readonly #seen = new Set<string>()

  /** `titles` are those of the file. */
  constructor(readonly titles: Readonly<Partial<Record<ImportField, string>>>) {}

  /** One for each cell. */
  refuse(line: number, field: ImportField | undefined, text: string) {
    const place = `${line} ${field ?? text}`
    if (this.#seen.has(place)) return
    this.#seen.add(place)
    const column = field === undefined ? '' : this.titles[field] || importField.label(field)
    if (this.problems.length < MOST_TOLD) this.problems.push({ line, column, text: cutText(text, LONGEST) })
  }

  tell(field: string, before: string, after: string) {
    if (this.changes.length >= MOST_TOLD || before === after) return
    this.changes.push({ field, before: cutText(before, LONGEST), after: cutText(after, LONGEST) })
  }

  get isRefused(): boolean {
    return this.#seen.size > 0
  }
}
