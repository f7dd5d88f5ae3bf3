import type { ProductChange, ProductDraft, WholeProductDraft } from '@zhanggui/contract/goods/product-draft'
import type { ImportRow } from '@zhanggui/contract/goods/product-import'
import { cutText } from '@zhanggui/domain/kernel/text/storable-text'
import { type ImportAction, type ImportField, importField } from '@zhanggui/domain/product/import-codes'
import type { SkuValues } from '@zhanggui/domain/product/sku/sku-rules'

type Amounts = Pick<ProductDraft['attrValue'][number], 'price' | 'stock' | 'loadedStock'> & { readonly id: number }

/** Sorting never needs a review, so it is applied separately and in every state. */
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

/** The operation that commits a row: the input of one of the existing write functions. */
export type ImportInput =
  | { readonly way: 'create'; readonly draft: WholeProductDraft }
  | SortWay
  | StockWay
  | FreeWay
  | EditWay

/** The operation that undoes a row; a new product is deleted instead. For an edit also the combinations it added. */
export type ImportUndo = SortWay | StockWay | FreeWay | (EditWay & { readonly added: readonly SkuValues[] })

export interface CheckResult {
  readonly action: ImportAction
  readonly productId: number
  readonly name: string
  readonly problems: ImportRow['problems']
  readonly changes: ImportRow['changes']
  readonly input?: ImportInput
  readonly undo?: ImportUndo | undefined
  readonly version?: number
}

const MAX_REPORTED = 30
const MAX_LENGTH = 200

/** The result of checking one product of the file. */
export class Findings {
  readonly problems: ImportRow['problems'] = []
  readonly changes: ImportRow['changes'] = []
  readonly #seen = new Set<string>()

  /** `titles` are those of the file. */
  constructor(readonly titles: Readonly<Partial<Record<ImportField, string>>>) {}

  /** At most one per cell. */
  refuse(line: number, field: ImportField | undefined, text: string) {
    const place = `${line} ${field ?? text}`
    if (this.#seen.has(place)) return
    this.#seen.add(place)
    const column = field === undefined ? '' : this.titles[field] || importField.label(field)
    if (this.problems.length < MAX_REPORTED) this.problems.push({ line, column, text: cutText(text, MAX_LENGTH) })
  }

  addChange(field: string, before: string, after: string) {
    if (this.changes.length >= MAX_REPORTED || before === after) return
    this.changes.push({ field, before: cutText(before, MAX_LENGTH), after: cutText(after, MAX_LENGTH) })
  }

  get isRefused(): boolean {
    return this.#seen.size > 0
  }
}
