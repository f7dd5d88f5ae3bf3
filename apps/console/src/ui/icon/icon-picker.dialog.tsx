import './icon-picker.dialog.css'
import { SearchOutlined } from '@ant-design/icons'
import { Empty, Input, type InputRef, Modal } from 'antd'
import { type KeyboardEvent, type Ref, type UIEvent, useDeferredValue, useRef, useState } from 'react'
import { findIcons } from './find-icons.ts'
import { gridStep } from '#ui/input/grid-step.ts'
import { iconCatalogue } from './icon-catalogue.ts'

interface Props {
  readonly chosen: string
  readonly onPick: (name: string) => void
  readonly onClose: () => void
}

/** All icons of the library with their names; a click takes one and closes. */
export default function IconPickerDialog({ chosen, onPick, onClose }: Props) {
  const [keyword, setKeyword] = useState('')
  const wanted = useDeferredValue(keyword)
  const found = findIcons(iconCatalogue, wanted)
  const search = useRef<InputRef>(null)
  const grid = useRef<HTMLDivElement>(null)
  const pick = (name: string) => {
    onPick(name)
    onClose()
  }
  /** Keeps the focus of those who moved it into the grid while the dialog was still opening. */
  const beginWithSearch = (isOpen: boolean) => {
    if (isOpen && !grid.current?.contains(document.activeElement)) search.current?.focus()
  }
  const enterGrid = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  return (
    <Modal open title="选择图标" width={720} footer={null} onCancel={onClose} afterOpenChange={beginWithSearch}>
      <Input
        ref={search}
        aria-label="搜索图标"
        prefix={<SearchOutlined aria-hidden />}
        placeholder="输入关键词搜索,注意全是英文"
        allowClear
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
        onKeyDown={enterGrid}
      />
      <p className="icon-count" role="status">
        {`共 ${found.length} 个图标`}
      </p>
      {found.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有找到匹配的图标" />
      ) : (
        <IconGrid key={wanted} ref={grid} names={found.map(({ name }) => name)} chosen={chosen} onPick={pick} />
      )}
    </Modal>
  )
}

interface GridProps {
  readonly ref: Ref<HTMLDivElement>
  readonly names: readonly string[]
  readonly chosen: string
  readonly onPick: (name: string) => void
}

const icons = new Map(iconCatalogue.map(({ name, Icon }) => [name, Icon]))

/** Each icon looks through all style sheets as it appears: hundreds at once would stop the page for a while. */
const AT_ONCE = 60

/** One stop for the tab key; the arrows walk inside. */
function IconGrid({ ref, names, chosen, onPick }: GridProps) {
  const [count, setCount] = useState(AT_ONCE)
  const shown = names.slice(0, count)
  const entrance = shown.includes(chosen) ? chosen : shown[0]
  const drawMore = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight * 2 > scrollHeight && count < names.length) setCount(count + AT_ONCE)
  }
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const next = cells[gridStep(event.key, cells.indexOf(document.activeElement as HTMLElement), cells)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div
      ref={ref}
      className="icon-grid"
      role="listbox"
      tabIndex={-1}
      aria-label="图标"
      onKeyDown={walk}
      onScroll={drawMore}
    >
      {shown.map((name) => {
        const Icon = icons.get(name)
        return (
          <button
            key={name}
            type="button"
            role="option"
            aria-selected={name === chosen}
            aria-label={name}
            title={name}
            tabIndex={name === entrance ? 0 : -1}
            onClick={() => onPick(name)}
          >
            {Icon && <Icon aria-hidden />}
            <span>{name}</span>
          </button>
        )
      })}
    </div>
  )
}
