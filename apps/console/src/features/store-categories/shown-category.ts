import type { StoreCategoryRow } from '@zhanggui/contract/store-category'

/** What the dialog is about: a category to be changed, or the place of a new one. */
export type Shown = { readonly category: StoreCategoryRow } | { readonly pid: number }
