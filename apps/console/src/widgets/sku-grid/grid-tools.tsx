import { DeleteOutlined, RedoOutlined, UndoOutlined, VerticalAlignBottomOutlined } from '@ant-design/icons'
import { useStore } from '#api/store.ts'
import { type Adjustment, parseAdjustment } from '@zhanggui/domain/product/sku/grid-edit'
import { Button } from 'antd'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { heightOf, widthOf } from './grid-block.ts'
import { isFigure } from './lines/sku-cells.ts'
import type { SkuGridStore } from './sku-grid-store.ts'
import { problemsIn } from './lines/sku-lines.ts'

const TEN_PERCENT_MORE: Adjustment = { factor: 11_000 }
const A_THIRD_MORE: Adjustment = { factor: 13_000 }

interface Props {
  readonly grid: SkuGridStore
  readonly canRemove: boolean
}

/** What can be done with the selected cells. */
export function GridTools({ grid, canRemove }: Props) {
  const { past, present, future } = useStore(grid.history)
  const shown = useSyncExternalStore(grid.subscribe, grid.shown)
  const rect = useSyncExternalStore(grid.place.subscribe, grid.rect)
  const hasFigures = shown.length > 0 && grid.cells.slice(rect.left, rect.right + 1).some(isFigure)
  return (
    <div className="sku-tools" role="toolbar" aria-label="表格工具">
      <Tool label="撤销" icon={<UndoOutlined aria-hidden />} isOff={past.length === 0} onClick={grid.undo} />
      <Tool label="重做" icon={<RedoOutlined aria-hidden />} isOff={future.length === 0} onClick={grid.redo} />
      <Tool
        label="向下填充"
        icon={<VerticalAlignBottomOutlined aria-hidden />}
        isOff={shown.length < 2}
        onClick={grid.fillDown}
      />
      <Tool label="+10%" isOff={!hasFigures} onClick={() => grid.adjust(TEN_PERCENT_MORE)} />
      <Tool label="×1.3" isOff={!hasFigures} onClick={() => grid.adjust(A_THIRD_MORE)} />
      <AdjustInput isOff={!hasFigures} onAdjust={grid.adjust} />
      {canRemove && (
        <Tool
          label="删除所选行"
          icon={<DeleteOutlined aria-hidden />}
          isOff={shown.length === 0}
          onClick={() => grid.removeRows(rect.top, rect.bottom)}
        />
      )}
      <span className="sku-selected">
        {shown.length > 0 &&
          `已选 ${heightOf(rect)} 行 × ${widthOf(rect)} 列，${countInWords(shown.length, present.length)}`}
      </span>
      <ProblemCount grid={grid} />
    </div>
  )
}

const countInWords = (shown: number, all: number) =>
  shown === all ? `共 ${all} 个规格` : `筛选出 ${shown} / ${all} 个规格`

interface ToolProps {
  readonly label: string
  readonly icon?: ReactNode
  readonly isOff: boolean
  readonly onClick: () => void
}

/** A click leaves the focus in the cell, so that one can go on typing. */
const Tool = ({ label, icon, isOff, onClick }: ToolProps) => (
  <Button size="small" icon={icon} disabled={isOff} onMouseDown={(event) => event.preventDefault()} onClick={onClick}>
    {label}
  </Button>
)

interface AdjustProps {
  readonly isOff: boolean
  readonly onAdjust: (adjustment: Adjustment) => void
}

function AdjustInput({ isOff, onAdjust }: AdjustProps) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const adjustment = parseAdjustment(text)
    setWrong(adjustment === undefined)
    if (!adjustment) return
    onAdjust(adjustment)
    setText('')
  }
  return (
    <input
      className="sku-adjust"
      aria-label="调整所选数值"
      aria-invalid={isWrong}
      placeholder="如 +5%、×0.9、-2"
      title={isWrong ? '请输入如 +10%、×1.3、+2 的调整方式' : '输入后回车，调整所选的数值'}
      disabled={isOff}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        setWrong(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        apply()
      }}
    />
  )
}

/** How many cells are wrong, and the way to the next of them. */
export function ProblemCount({ grid }: { readonly grid: SkuGridStore }) {
  const { present } = useStore(grid.history)
  const head = useSyncExternalStore(grid.place.subscribe, () => grid.place.get().head)
  const isAsked = useStore(grid.isAsked)
  const found = problemsIn(present, grid.cells).filter(({ isMissing }) => isAsked || !isMissing)
  const [first] = found
  if (!first) return null
  const headLine = grid.shown()[head.row]
  const at = headLine ? present.indexOf(headLine) : -1
  const isAfter = (row: number, column: number) => row > at || (row === at && column > head.column)
  const next = found.find(({ row, column }) => isAfter(row, column)) ?? first
  return (
    <Button size="small" danger type="text" onClick={() => grid.goToProblem(next)}>
      {found.length} 处有误，下一处
    </Button>
  )
}
