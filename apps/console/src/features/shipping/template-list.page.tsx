import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { deleteAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { useEditor } from '#ui/list/trail/use-editor.tsx'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { type ListedShipping, shippingApi } from '@zhanggui/contract/shipping'
import { chargeBy, freePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { whyNotDeleteTemplate } from '@zhanggui/domain/shipping/shipping-rules'
import { TemplateDrawer } from './template.drawer.tsx'

const filters: FiltersOf<typeof shippingApi.list> = { keywords: { label: '模板名称', kind: 'text' } }

const columns: ColumnsOf<typeof shippingApi.list> = [
  { field: 'id', title: 'ID', width: 80, isSpare: true },
  { field: 'name', title: '模板名称', isMain: true },
  { field: 'type', title: '计费方式', width: 96, render: ({ type }) => chargeBy.label(type) },
  { field: 'appoint', title: '包邮方式', width: 96, render: ({ appoint }) => freePostage.label(appoint) },
  { field: 'sort', title: '排序', width: 72, align: 'right' },
  {
    field: 'createTime',
    title: '添加时间',
    width: 168,
    render: ({ createTime }) => <ShopTime at={createTime} exact />,
  },
]

export default function TemplateListPage() {
  const list = useListState(shippingApi.list)
  const { addButton, editAction, element } = useEditor(list, {
    add: ['添加运费模板', shippingApi.save],
    edit: shippingApi.update,
    dialog: TemplateDrawer,
  })
  const actionsOf = (template: ListedShipping) => (
    <RowActions
      of={[
        editAction(template.id),
        deleteAction(
          shippingApi.delete,
          { id: template.id },
          { because: whyNotDeleteTemplate(template), name: template.name },
        ),
      ]}
    />
  )
  return (
    <>
      <ListPage
        list={list}
        title="运费模板"
        columns={columns}
        filters={filters}
        views={useListViews(list)}
        actions={addButton}
        empty={{ title: '还没有运费模板', hint: '商品按运费模板计算配送费用，先添加一个。', action: addButton }}
        rowActions={actionsOf}
      />
      {element}
    </>
  )
}
