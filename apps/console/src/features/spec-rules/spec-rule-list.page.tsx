import './spec-rule-list.page.css'
import { AddButton } from '#ui/action/add-button.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { callAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { SpecRuleDialog } from '#widgets/spec-rule-form/spec-rule.dialog.tsx'
import { specRuleApi, type SpecRuleRow } from '@zhanggui/contract/goods/spec-rule'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'

const filters: FiltersOf<typeof specRuleApi.list> = { keywords: { label: '规格名称', kind: 'text' } }

/** One line for each spec, in both columns: what stands beside each other belongs together. */
function lines({ ruleValue: specs }: SpecRuleRow, textOf: (spec: Spec) => string) {
  if (specs.length === 0) return '-'
  return (
    <ul className="spec-rule-lines">
      {specs.map((spec) => (
        <li key={spec.name} title={textOf(spec)}>
          {textOf(spec)}
        </li>
      ))}
    </ul>
  )
}

const columns: ColumnsOf<typeof specRuleApi.list> = [
  { field: 'id', title: 'ID', width: 80, isSpare: true },
  { field: 'ruleName', title: '规格名称', width: 160, isMain: true },
  {
    field: 'ruleValue',
    key: 'specs',
    title: '商品规格',
    width: 120,
    render: (rule) => lines(rule, ({ name }) => name),
  },
  {
    field: 'ruleValue',
    key: 'values',
    title: '商品属性',
    render: (rule) => lines(rule, ({ values }) => values.join('、')),
  },
]

export default function SpecRuleListPage() {
  const list = useListState(specRuleApi.list)
  const editor = useDialog((close, id?: number) => <SpecRuleDialog id={id} onClose={close} />)
  const add = (
    <AddButton call={specRuleApi.save} onClick={editor.open}>
      添加商品规格
    </AddButton>
  )
  const actionsOf = ({ id, ruleName }: SpecRuleRow) => (
    <RowActions
      of={[
        openAction('编辑', () => editor.open(id), specRuleApi.update),
        callAction('删除', {
          call: specRuleApi.delete,
          input: { id },
          isDanger: true,
          confirm: { name: ruleName },
          success: '删除成功',
        }),
      ]}
    />
  )
  return (
    <>
      <ListPage
        list={list}
        title="商品规格"
        columns={columns}
        filters={filters}
        actions={add}
        empty={{ title: '还没有商品规格', hint: '常用的规格存成模板，发布多规格商品时一次选好。', action: add }}
        rowActions={actionsOf}
      />
      {editor.element}
    </>
  )
}
