import './grant-tree-input.css'
import type { GrantNode } from '@zhanggui/contract/staff'
import { Checkbox, Input, Tooltip, Tree } from 'antd'
import { type Key, useState } from 'react'
import { countGrants, findGrants, flattenGrants, markGrant, marksOf, whyNotMark } from './grant-edit.ts'

interface Props {
  readonly tree: readonly GrantNode[]
  readonly label: string
  /** Given by the form's field. */
  readonly id?: string
  readonly value?: readonly number[]
  readonly onChange?: (rules: readonly number[]) => void
}

/** The permissions of a role as a tree of check marks; the value is the ids of those chosen. */
export function GrantTreeInput({ tree, label, id, value, onChange }: Props) {
  const [words, setWords] = useState('')
  const [isLinked, setLinked] = useState(true)
  const [open, setOpen] = useState<readonly Key[]>([])
  const chosen = new Set(value)
  const found = words === '' ? tree : findGrants(tree, words)
  const all = flattenGrants(found)
  const branches = all.filter(({ childList }) => childList.length > 0).map((node) => node.id)

  const titleOf = (node: GrantNode) => <GrantTitle node={node} chosen={chosen} />
  return (
    <div id={id} className="grant-tree" role="group" aria-label={label}>
      <div className="grant-tools">
        <Input
          aria-label="搜索权限"
          placeholder="搜索权限"
          allowClear
          value={words}
          onChange={(event) => setWords(event.target.value.trim())}
          // A search, not the end of the form that it stands in.
          onPressEnter={(event) => event.preventDefault()}
        />
        <Checkbox
          checked={branches.every((branch) => open.includes(branch))}
          onChange={(event) => setOpen(event.target.checked ? branches : [])}
        >
          展开/折叠
        </Checkbox>
        <Checkbox checked={isLinked} onChange={(event) => setLinked(event.target.checked)}>
          父子联动
        </Checkbox>
        <span role="status">已选 {chosen.size} 项</span>
      </div>
      {found.length > 0 ? (
        <Tree<GrantNode>
          checkable
          checkStrictly
          selectable={false}
          fieldNames={{ key: 'id', title: 'name', children: 'childList' }}
          treeData={found.map(withBlock)}
          checkedKeys={marksOf(tree, chosen)}
          // What was searched for is shown, not hidden behind an arrow.
          expandedKeys={words === '' ? [...open] : branches}
          onExpand={(keys) => setOpen(keys)}
          titleRender={titleOf}
          onCheck={(_, { node, checked }) => {
            const whole = flattenGrants(tree).find((each) => each.id === node.id) ?? node
            onChange?.(markGrant(tree, chosen, { node: whole, isOn: checked, isLinked }))
          }}
        />
      ) : (
        <p role="status">没有找到相关权限</p>
      )}
    </div>
  )
}

/** As antd reads it: what may not be changed cannot be clicked. */
const withBlock = (node: GrantNode): GrantNode & { readonly disableCheckbox: boolean } => ({
  ...node,
  childList: node.childList.map(withBlock),
  disableCheckbox: whyNotMark(node) !== undefined,
})

function GrantTitle({ node, chosen }: { readonly node: GrantNode; readonly chosen: ReadonlySet<number> }) {
  const reason = whyNotMark(node)
  const count = countGrants(node, chosen)
  return (
    <Tooltip title={reason}>
      <span className="grant-name" data-blocked={reason !== undefined}>
        {node.name}
        {node.childList.length > 0 && !node.isPublic && (
          <small>
            {count.chosen}/{count.all}
          </small>
        )}
        {node.isPublic && node.pid === 0 && <small>所有角色都拥有</small>}
      </span>
    </Tooltip>
  )
}
