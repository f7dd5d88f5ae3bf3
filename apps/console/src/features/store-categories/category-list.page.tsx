import { AddButton } from '#ui/action/add-button.tsx'
import { useWholeList } from '#ui/list/use-whole-list.ts'
import { WholeListPage } from '#ui/list/whole-list-page.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { StoreCategoryDialog } from '#widgets/store-category-form/store-category.dialog.tsx'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { useState } from 'react'
import { type Order, orderedTree } from './category-order.ts'
import { CategoryTable } from './category-table.tsx'
import type { ShownCategory } from './shown-category.ts'

export default function CategoryListPage() {
  const list = useWholeList(storeCategoryApi.list, {})
  const editor = useDialog((close, shown: ShownCategory) => <StoreCategoryDialog {...shown} onClose={close} />)
  const [order, setOrder] = useState<Order>()
  const { run } = useAction()
  // The rows stay where they were put while the server is told; where it refuses they go back.
  const save = async (next: Order) => {
    setOrder(next)
    await run({ call: storeCategoryApi.order, input: { ...next, idList: [...next.idList] }, success: '修改成功' })
    list.retry()
    setOrder(undefined)
  }
  const add = (
    <AddButton call={storeCategoryApi.add} onClick={() => editor.open({})}>
      添加商品分类
    </AddButton>
  )
  return (
    <>
      <WholeListPage
        list={list}
        title="商品分类"
        actions={add}
        empty={{ title: '还没有商品分类', hint: '店铺自己的分类有两级，顾客按它浏览商品。', action: add }}
      >
        <CategoryTable
          rows={list.rows}
          tree={orderedTree(list.rows, order)}
          onOrder={(next) => void save(next)}
          show={editor.open}
        />
      </WholeListPage>
      {editor.element}
    </>
  )
}
