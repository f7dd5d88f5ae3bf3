import './region-cascader.css'
import { type InputProps, onInput } from '#ui/input/input-props.ts'
import { DownOutlined } from '@ant-design/icons'
import { type RegionIndex, regionSummary } from '@zhanggui/domain/region/region-index'
import { Popover } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { TakenRegions } from './region-choice.ts'
import { RegionPanel } from './region-panel.tsx'

interface Props extends InputProps<readonly number[]> {
  readonly regions: RegionIndex
  /** Names it for whoever cannot see where it stands. */
  readonly label: string
  readonly taken?: TakenRegions
  readonly onBlur?: () => void
}

const NOTHING: TakenRegions = new Map()

/** Many regions: the value is their leaves, the text the few words for them. */
export function RegionCascader(props: Props) {
  const { regions, label, value = [], onChange, taken = NOTHING, onBlur } = props
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLButtonElement>(null)
  const chosen = new Set(value)
  const summary = regionSummary(regions, chosen)

  const setShown = (next: boolean) => {
    setOpen(next)
    if (!next) onBlur?.()
  }
  const close = () => {
    setShown(false)
    field.current?.focus()
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // The drawer behind it stays.
    event.stopPropagation()
    close()
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={setShown}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      styles={{ container: { border: '1px solid var(--border)' } }}
      destroyOnHidden
      content={
        <div role="presentation" onKeyDown={closeByKey}>
          <RegionPanel
            label={`选择${label}`}
            regions={regions}
            chosen={chosen}
            taken={taken}
            onChange={(next) => onChange?.([...next])}
            onClose={close}
          />
        </div>
      }
    >
      <button
        {...onInput(props)}
        ref={field}
        type="button"
        className="region-field"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${label}：${summary || '未选择'}`}
        title={summary}
        data-empty={summary === ''}
      >
        <span>{summary || '请选择地区'}</span>
        <DownOutlined aria-hidden />
      </button>
    </Popover>
  )
}
