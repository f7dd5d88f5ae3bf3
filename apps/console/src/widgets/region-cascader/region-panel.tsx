import { type Region, type RegionIndex, regionPath } from '@zhanggui/domain/region/region-index'
import { Button, Checkbox, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { moveByKey } from './column-keys.ts'
import { findRegions, checkStateOf, pathText, type TakenRegions, toggleRegion, whyNotChoose } from './region-choice.ts'
import { RegionRow } from './region-row.tsx'

interface Props {
  readonly label: string
  readonly regions: RegionIndex
  readonly chosen: ReadonlySet<number>
  readonly taken: TakenRegions
  readonly onChange: (chosen: ReadonlySet<number>) => void
  readonly onClose: () => void
}

const COLUMNS = ['省份', '城市', '区县']

/** Provinces, and beside them what lies below the one that is open: never more than a hundred rows of three thousand. */
export function RegionPanel({ label, regions, chosen, taken, onChange, onClose }: Props) {
  const search = useRef<InputRef>(null)
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<Region>()
  useEffect(() => search.current?.focus({ preventScroll: true }), [])
  const path = open ? regionPath(open) : []
  const columns = [regions.provinces, ...path.map(({ children }) => children)].filter(({ length }) => length > 0)
  const toggle = (region: Region) => onChange(toggleRegion(region, chosen, taken))
  return (
    <div className="region-panel" role="dialog" aria-label={label}>
      <div className="region-tools">
        <Input
          ref={search}
          allowClear
          aria-label="搜索地区"
          placeholder="搜索省、市、区县"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <span role="status">已选 {chosen.size} 个区县</span>
        <Button size="small" type="text" disabled={chosen.size === 0} onClick={() => onChange(new Set())}>
          清空
        </Button>
        <Button size="small" type="primary" onClick={onClose}>
          完成
        </Button>
      </div>
      {words.trim() === '' ? (
        <div className="region-columns" role="presentation" onKeyDown={moveByKey}>
          {columns.map((column, depth) => (
            <ul key={path[depth - 1]?.id ?? 0} aria-label={COLUMNS[depth]}>
              {column.map((region) => (
                <RegionRow
                  key={region.id}
                  region={region}
                  chosen={chosen}
                  taken={taken}
                  isOpen={path[depth] === region}
                  onToggle={() => toggle(region)}
                  onOpen={() => setOpen(region)}
                />
              ))}
            </ul>
          ))}
        </div>
      ) : (
        <Found found={findRegions(regions, words)} chosen={chosen} taken={taken} onToggle={toggle} />
      )}
    </div>
  )
}

interface FoundProps {
  readonly found: readonly Region[]
  readonly chosen: ReadonlySet<number>
  readonly taken: TakenRegions
  readonly onToggle: (region: Region) => void
}

function Found({ found, chosen, taken, onToggle }: FoundProps) {
  if (found.length === 0) return <p role="status">没有找到相关地区</p>
  return (
    <ul className="region-found" aria-label="搜索结果">
      {found.map((region) => {
        const reason = whyNotChoose(region, taken)
        const mark = checkStateOf(region, chosen, taken)
        return (
          <li key={region.id} className="region-row">
            <Checkbox
              checked={mark === 'all'}
              indeterminate={mark === 'some'}
              disabled={reason !== undefined}
              onChange={() => onToggle(region)}
            >
              {pathText(region)}
              {reason && <small>{reason}</small>}
            </Checkbox>
          </li>
        )
      })}
    </ul>
  )
}
