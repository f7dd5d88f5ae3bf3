import './role-rights-input.css'
import type { GrantNode } from '@zhanggui/contract/staff'
import { Input } from 'antd'
import { Fragment, useState } from 'react'
import { PageRightsRow } from './page-rights-row.tsx'
import { findPages, levelOf, pagesIn } from './role-rights.ts'

interface Props {
  readonly tree: readonly GrantNode[]
  readonly label: string
  /** Given by the form's field. */
  readonly id?: string
  readonly value?: readonly number[]
  readonly onChange?: (rules: readonly number[]) => void
}

/** What a role may do, page by page; the value is the ids of the rights chosen. */
export function RoleRightsInput({ tree, label, id, value, onChange }: Props) {
  const [words, setWords] = useState('')
  const chosen = new Set(value)
  const all = pagesIn(tree)
  const found = words === '' ? all : findPages(all, words)
  const open = all.filter((rights) => rights.page.isPublic || levelOf(rights, chosen) !== 'none').length
  return (
    <div id={id} className="role-rights" role="group" aria-label={label} tabIndex={-1}>
      <div className="role-rights-tools">
        <Input
          aria-label="搜索权限"
          placeholder="搜索页面或操作"
          allowClear
          value={words}
          onChange={(event) => setWords(event.target.value.trim())}
          // A search, not the end of the form that it stands in.
          onPressEnter={(event) => event.preventDefault()}
        />
        <span role="status">可打开 {open} 个页面</span>
      </div>
      <div className="role-rights-pages">
        {found.map((rights, index) => (
          <Fragment key={rights.page.id}>
            {rights.group !== (found[index - 1]?.group ?? '') && <h3>{rights.group}</h3>}
            <PageRightsRow rights={rights} chosen={chosen} words={words} onChange={(rules) => onChange?.(rules)} />
          </Fragment>
        ))}
        {found.length === 0 && <p role="status">没有找到相关权限</p>}
      </div>
      <p className="role-rights-note">「设置」和「物流管理」下的页面只有店主能打开，不能授予角色。</p>
    </div>
  )
}
