import type { Selection } from '#ui/list/use-selection.ts'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { productApi, ProductRow } from '@zhanggui/contract/goods/product'
import type { productBatchApi } from '@zhanggui/contract/goods/product-batch'

type Chosen = Pick<Selection<ProductRow>, 'isAll' | 'rows' | 'count'>

/** The ticked products, or everything that the list shows with how many there were to be seen. */
export function batchInput(
  chosen: Chosen,
  filter: FilterOf<typeof productApi.list>,
): InputOf<typeof productBatchApi.up> {
  if (!chosen.isAll) return { idList: chosen.rows.map(({ id }) => id) }
  return { filter, expected: chosen.count }
}
