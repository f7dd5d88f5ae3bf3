import { DownOutlined, UpOutlined } from '@ant-design/icons'
import type { GrantLevel } from '@zhanggui/contract/staff'
import { Button, Checkbox, Radio, Tooltip } from 'antd'
import { useState } from 'react'
import {
  levelLabels,
  levelOf,
  levelsOf,
  type PageLevel,
  type PageRights,
  rankOf,
  whyNotDetail,
  whyNotLevel,
  withDetail,
  withLevel,
} from './role-rights.ts'

interface Props {
  readonly rights: PageRights
  readonly chosen: ReadonlySet<number>
  /** What was searched for: details that have it are shown, not hidden behind an arrow. */
  readonly words: string
  readonly onChange: (rules: number[]) => void
}

const detailGroups: readonly (readonly [GrantLevel, string])[] = [
  ['view', '查看'],
  ['edit', '编辑'],
  ['full', '删除和导出'],
]

/** One page: how much of it, and below that the single things. */
export function PageRightsRow({ rights, chosen, words, onChange }: Props) {
  const { page, details } = rights
  const [isOpen, setOpen] = useState(false)
  const isFound = words !== '' && details.some(({ name }) => name.includes(words))
  const level = levelOf(rights, chosen)
  const on = details.filter(({ id }) => chosen.has(id)).length
  return (
    <div className="page-rights">
      <div className="page-rights-head">
        <span className="page-rights-name">
          {page.name}
          {page.isPublic && <small>所有角色可见</small>}
        </span>
        {level === 'custom' && <span className="page-rights-custom">{levelLabels.custom}</span>}
        <Radio.Group
          size="small"
          className="page-rights-levels"
          optionType="button"
          name={`level-${page.id}`}
          aria-label={`${page.name}的权限`}
          value={level}
          onChange={({ target }) => onChange(withLevel(rights, chosen, target.value as PageLevel))}
          options={levelsOf(rights).map((each) => {
            const reason = whyNotLevel(rights, chosen, each)
            return {
              value: each,
              disabled: reason !== undefined,
              ...(reason !== undefined && { title: reason }),
              label: levelLabels[each],
              // Each level has its own column, so that the same one stands below itself on every page.
              style: { gridColumn: rankOf(each) + 1 },
            }
          })}
        />
        <Button
          type="text"
          size="small"
          className="page-rights-more"
          disabled={details.length === 0}
          aria-expanded={isOpen || isFound}
          aria-label={`${page.name}的明细`}
          icon={isOpen || isFound ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          iconPlacement="end"
          onClick={() => setOpen(!isOpen)}
        >
          {details.length === 0 ? '' : `${on}/${details.length}`}
        </Button>
      </div>
      {(isOpen || isFound) && <Details rights={rights} chosen={chosen} onChange={onChange} />}
    </div>
  )
}

function Details({ rights, chosen, onChange }: Omit<Props, 'words'>) {
  return (
    <div className="page-rights-details">
      {detailGroups.map(([level, title]) => {
        const shown = rights.details.filter((detail) => detail.level === level)
        if (shown.length === 0) return null
        return (
          <div key={level} role="group" aria-label={title}>
            <small>{title}</small>
            {shown.map((detail) => {
              const reason = whyNotDetail(detail)
              return (
                <Tooltip key={detail.id} title={reason}>
                  <Checkbox
                    checked={chosen.has(detail.id)}
                    disabled={reason !== undefined}
                    onChange={({ target }) => onChange(withDetail(rights, chosen, detail, target.checked))}
                  >
                    {detail.name}
                  </Checkbox>
                </Tooltip>
              )
            })}
          </div>
        )
      })}
    </div>
  )
}
