import { Button } from '#ui/action/button.tsx'
import { useChanged } from '#ui/list/trail/changed-record.ts'
import type { ListState } from '#ui/list/use-list-state.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import { type ProductTab, productTab } from '@zhanggui/domain/product/product-codes'

interface Props {
  readonly list: ListState<typeof productApi.list>
  readonly tab: ProductTab
}

/** What was just saved may have left the tab by that: it says so, and leads there. */
export function MovedProduct({ list, tab }: Props) {
  const changed = useChanged(productApi.list)
  const isSettled = list.status === 'ready' && !list.isUpdating
  if (!changed || changed.isNew || !isSettled || list.rows.some(({ id }) => String(id) === changed.key)) return null
  const filters = { type: String(productTab.is.all), keywords: changed.key, cateId: '', categoryId: '' }
  return (
    <p className="moved-product" role="status">
      {`刚保存的商品已不在「${productTab.label(tab)}」的这一页。`}
      <Button look="link" onClick={() => list.go({ filters }, { keepsMark: true })}>
        查看该商品
      </Button>
    </p>
  )
}
