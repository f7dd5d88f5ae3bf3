import './spec-rule-list.page.css'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { deleteAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useEditor } from '#ui/list/trail/use-editor.tsx'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { SpecRuleDialog } from '#widgets/spec-rule-form/spec-rule.dialog.tsx'
import { specRuleApi, type SpecRuleRow } from '@zhanggui/contract/goods/spec-rule'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'

const filters: FiltersOf<typeof specRuleApi.list> = { keywords: { label: '模板名称', kind: 'text' } }

/** One line per spec in both columns, so that a name stands beside its values. */
const lines = (textOf: (spec: Spec) => string) => (rule: SpecRuleRow) => (
  <ul className="spec-rule-lines">
    {rule.ruleValue.map((spec) => (
      <li key={spec.name} title={textOf(spec)}>
        {textOf(spec)}
      </li>
    ))}
  </ul>
)

const columns: ColumnsOf<typeof specRuleApi.list> = [
  { field: 'id', title: 'ID', width: 80, isSpare: true },
  { field: 'ruleName', title: '模板名称', width: 160, isMain: true },
  { field: 'ruleValue', key: 'specs', title: '规格', width: 120, render: lines(({ name }) => name) },
  { field: 'ruleValue', key: 'values', title: '规格值', render: lines(({ values }) => values.join('、')) },
]

export default function SpecRuleListPage() {
  const list = useListState(specRuleApi.list)
  const { addButton, editAction, element } = useEditor(list, {
    add: ['添加规格模板', specRuleApi.save],
    edit: specRuleApi.update,
    dialog: SpecRuleDialog,
  })
  const actionsOf = ({ id, ruleName: name }: SpecRuleRow) => (
    <RowActions of={[editAction(id), deleteAction(specRuleApi.delete, { id }, { name })]} />
  )
  return (
    <>
      <ListPage
        list={list}
        title="规格模板"
        columns={columns}
        filters={filters}
        views={useListViews(list)}
        actions={addButton}
        empty={{ title: '还没有规格模板', hint: '常用的规格存成模板，发布多规格商品时一次选好。', action: addButton }}
        rowActions={actionsOf}
      />
      {element}
    </>
  )
}
