import { AddButton } from '#ui/action/add-button.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { callAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
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
  const editor = useDialog((close, id?: number) => <TemplateDrawer id={id} onClose={close} />)
  const add = (
    <AddButton call={shippingApi.save} onClick={editor.open}>
      添加运费模板
    </AddButton>
  )
  const actionsOf = (template: ListedShipping) => (
    <RowActions
      of={[
        openAction('修改', () => editor.open(template.id), shippingApi.update),
        callAction('删除', {
          call: shippingApi.delete,
          input: { id: template.id },
          because: whyNotDeleteTemplate(template),
          isDanger: true,
          confirm: { name: template.name },
          success: '删除成功',
        }),
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
        actions={add}
        empty={{ title: '还没有运费模板', hint: '商品按运费模板计算配送费用，先建立一个。', action: add }}
        rowActions={actionsOf}
      />
      {editor.element}
    </>
  )
}
