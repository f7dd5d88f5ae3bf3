import { RightOutlined } from '@ant-design/icons'
import { isLeaf, type Region } from '@zhanggui/domain/region/region-index'
import { Checkbox } from 'antd'
import { countChosen, checkStateOf, type TakenRegions, whyNotChoose } from './region-choice.ts'

interface Props {
  readonly region: Region
  readonly chosen: ReadonlySet<number>
  readonly taken: TakenRegions
  /** What lies below it is shown. */
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onOpen: () => void
}

/** A division with its tick. Its name leads below; where nothing lies below, it ticks. */
export function RegionRow({ region, chosen, taken, isOpen, onToggle, onOpen }: Props) {
  const reason = whyNotChoose(region, taken)
  const mark = checkStateOf(region, chosen, taken)
  const tick = {
    checked: mark === 'all',
    indeterminate: mark === 'some',
    disabled: reason !== undefined,
    onChange: onToggle,
    onFocus: onOpen,
  }
  if (isLeaf(region)) {
    return (
      <li className="region-row">
        <Checkbox {...tick}>
          {region.name}
          {reason && <small>{reason}</small>}
        </Checkbox>
      </li>
    )
  }
  const count = countChosen(region, chosen)
  return (
    <li className="region-row" data-open={isOpen} title={reason}>
      <Checkbox {...tick} aria-label={region.name} />
      <button type="button" tabIndex={-1} aria-expanded={isOpen} onClick={onOpen}>
        <span>{region.name}</span>
        {count > 0 && (
          <small>
            {count}/{region.leafIds.length}
          </small>
        )}
        <RightOutlined aria-hidden />
      </button>
    </li>
  )
}
