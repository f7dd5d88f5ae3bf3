import './spec-rule-list.page.css'
import { Can } from '#ui/can.tsx'
import type { ColumnsOf } from '#ui/list/column.tsx'
import type { FiltersOf } from '#ui/list/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { doing, opening } from '#ui/row-action.ts'
import { RowActions } from '#ui/row-actions.tsx'
import { SpecRuleDialog } from '#widgets/spec-rule-form/spec-rule.dialog.tsx'
import { specRuleApi, type SpecRuleRow } from '@zhanggui/contract/spec-rule'
import type { Spec } from '@zhanggui/domain/product/sku-rules'
import { parseRuleValue } from '@zhanggui/domain/product/spec-rule-rules'
import { Button } from 'antd'
import { useState } from 'react'

const filters: FiltersOf<typeof specRuleApi.list> = { keywords: { label: '规格名称', kind: 'text' } }

/** One line for each spec, in both columns: what stands beside each other belongs together. */
function lines({ ruleValue }: SpecRuleRow, textOf: (spec: Spec) => string) {
  const specs = parseRuleValue(ruleValue) ?? []
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

type Shown = { readonly rule?: SpecRuleRow }

export default function SpecRuleListPage() {
  const list = useListState(specRuleApi.list)
  const [shown, setShown] = useState<Shown>()
  const actionsOf = (rule: SpecRuleRow) => <RuleActions rule={rule} onEdit={setShown} />
  const add = (
    <Can call={specRuleApi.save}>
      <Button type="primary" onClick={() => setShown({})}>
        添加商品规格
      </Button>
    </Can>
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
      {shown && <SpecRuleDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

interface ActionsProps {
  readonly rule: SpecRuleRow
  readonly onEdit: (shown: Shown) => void
}

const RuleActions = ({ rule, onEdit }: ActionsProps) => (
  <RowActions
    of={[
      opening('编辑', () => onEdit({ rule }), specRuleApi.update),
      doing('删除', {
        call: specRuleApi.delete,
        input: { id: rule.id },
        isDanger: true,
        confirm: {},
        success: '删除成功',
      }),
    ]}
  />
)
